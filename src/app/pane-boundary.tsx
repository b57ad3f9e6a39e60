/**
 * Catches the bug of one pane, so that it never blanks the page. A change of the design gives the pane another try. A
 * pane that could not be fetched says so, and is fetched afresh when it is tried again, or with a new page.
 */
import { Component, type ReactNode } from 'react';
import { t } from '#i18n';
import { reloadPage } from '#platform';
import { Button } from '#ui';
import { type FailedFetch, failedFetch, forgetFailedFetch } from './load-once.ts';

interface PaneBoundaryProps {
  /** When this changes, the pane is tried again. */
  readonly resetOn: unknown;
  readonly children: ReactNode;
}

interface Failure {
  readonly failure: 'none' | 'bug' | FailedFetch;
  readonly failedOn: unknown;
}

// React knows error boundaries as classes only.
export class PaneBoundary extends Component<PaneBoundaryProps, Failure> {
  override state: Failure = { failure: 'none', failedOn: undefined };

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { failure: failedFetch(error) ?? 'bug' };
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
    const words = t.shell.paneFailed[failure];
    const retry = (): void => (failure === 'not-given' ? reloadPage() : this.setState({ failure: 'none' }));
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-small text-mute">
        <p>
          <strong className="font-semibold text-ink">{words.title}.</strong> {words.detail}
        </p>
        <Button size="small" variant="outline" onPress={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
}
