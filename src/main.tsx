import './ui/base.css';
import { applyTheme, isThemeName, readPreference } from '#platform';

// Before anything is drawn, so that a page that is dark by choice never flashes white.
const theme = readPreference('theme');
if (isThemeName(theme)) applyTheme(theme);

const root = document.getElementById('root');
if (root) void import('./app/start.tsx').then(({ start }) => start(root));
