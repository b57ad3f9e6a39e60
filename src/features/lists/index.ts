export { ListsPane } from './lists-pane.tsx';
