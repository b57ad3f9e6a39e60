export { FailuresPane } from './failures-pane.tsx';
export { failuresText } from './failures-text.ts';
