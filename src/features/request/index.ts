export { RequestPane } from './request-pane.tsx';
export { RequestTools } from './request-tools.tsx';
export { requestText } from './use-request-text.ts';
