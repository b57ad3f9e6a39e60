export { KeysPane } from './keys-pane.tsx';
