export { ItemsPane } from './items-pane.tsx';
