export { ScenarioTabs } from './scenario-tabs.tsx';
