export { FailuresPane } from './failures-pane.tsx';
export { failuresNote, failuresText } from './failures-text.ts';
