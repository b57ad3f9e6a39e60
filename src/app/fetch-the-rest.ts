/** Fetches what the first screen does not need, while the page is idle: later there may be no network. */
import { isTouch, loadCodeViewer, whenIdle } from '#platform';
import { preloadOutputs } from './outputs/outputs.ts';

/** The editor first: it is wanted at once. Touch screens never show it. */
export function fetchTheRest(): void {
  whenIdle(() => {
    const editor = isTouch() ? Promise.resolve() : loadCodeViewer();
    const rest = (): void => {
      whenIdle(() => void preloadOutputs());
    };
    editor.then(rest, rest);
  });
}
