/**
 * Catches the bug of one pane, so that it never blanks the page. A change of the design gives the pane another try. A
 * pane that could not be fetched says so, and is fetched afresh when it is tried again.
 */
import { Component, type ReactNode } from 'react';
import { t } from '#i18n';
import { Button } from '#ui';
import { forgetFailedFetch, isFailedFetch } from './load-once.ts';

interface PaneBoundaryProps {
  /** When this changes, the pane is tried again. */
  readonly resetOn: unknown;
  readonly children: ReactNode;
}

interface Failure {
  readonly failure: 'none' | 'bug' | 'not-fetched';
  readonly failedOn: unknown;
}

// React knows error boundaries as classes only.
export class PaneBoundary extends Component<PaneBoundaryProps, Failure> {
  override state: Failure = { failure: 'none', failedOn: undefined };

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { failure: isFailedFetch(error) ? 'not-fetched' : 'bug' };
  }

  static getDerivedStateFromProps({ resetOn }: PaneBoundaryProps, state: Failure): Failure | null {
    if (state.failedOn === resetOn) return null;
    return { failure: 'none', failedOn: resetOn };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedFetch(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    const words = failure === 'bug' ? t.shell.paneFailed : t.shell.paneNotFetched;
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-small text-mute">
        <p>
          <strong className="font-semibold text-ink">{words.title}.</strong> {words.detail}
        </p>
        <Button size="small" variant="outline" onPress={() => this.setState({ failure: 'none' })}>
          {t.shell.paneFailed.retry}
        </Button>
      </div>
    );
  }
}
