export { RacesPane } from './races-pane.tsx';
