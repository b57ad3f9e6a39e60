export { ExpressionsPane } from './expressions-pane.tsx';
