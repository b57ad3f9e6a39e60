export { CostPane } from './cost-pane.tsx';
export { costText } from './cost-rows.ts';
