export { ChangesPane } from './changes-pane.tsx';
export { changesText } from './changes-text.ts';
