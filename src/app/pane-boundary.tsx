/** Catches the bug of one pane, so that it never blanks the page. A change of the design gives the pane another try. */
import { Component, type ReactNode } from 'react';
import { t } from '#i18n';
import { Button } from '#ui';

interface PaneBoundaryProps {
  /** When this changes, the pane is tried again. */
  readonly resetOn: unknown;
  readonly children: ReactNode;
}

interface Failure {
  readonly hasFailed: boolean;
  readonly failedOn: unknown;
}

// React knows error boundaries as classes only.
export class PaneBoundary extends Component<PaneBoundaryProps, Failure> {
  override state: Failure = { hasFailed: false, failedOn: undefined };

  static getDerivedStateFromError(): Partial<Failure> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetOn }: PaneBoundaryProps, state: Failure): Failure | null {
    if (state.failedOn === resetOn) return null;
    return { hasFailed: false, failedOn: resetOn };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const words = t.shell.paneFailed;
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-small text-mute">
        <p>
          <strong className="font-semibold text-ink">{words.title}.</strong> {words.detail}
        </p>
        <Button size="small" variant="outline" onPress={() => this.setState({ hasFailed: false })}>
          {words.retry}
        </Button>
      </div>
    );
  }
}
