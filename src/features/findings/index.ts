export { FindingsPane } from './findings-pane.tsx';
export { findingsText } from './sort-findings.ts';
