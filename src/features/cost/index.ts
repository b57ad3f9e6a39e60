export { CostPane } from './cost-pane.tsx';
export { costNote, costText } from './cost-rows.ts';
