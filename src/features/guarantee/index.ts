export { guaranteesText } from './derive-guarantees.ts';
export { GuaranteePane } from './guarantee-pane.tsx';
