export { guardsText } from './guard-rows.ts';
export { GuardsPane } from './guards-pane.tsx';
