export { ReadsPane } from './reads-pane.tsx';
