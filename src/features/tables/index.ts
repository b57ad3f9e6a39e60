export { TablesPane } from './tables-pane.tsx';
