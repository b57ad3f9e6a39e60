export { ComparePane } from './compare-pane.tsx';
