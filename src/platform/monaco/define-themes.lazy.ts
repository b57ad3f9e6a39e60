/** Monaco's colours, read from the page's own tokens: one source, also for the editor. */
import { monaco } from './setup-monaco.lazy.ts';

/** Monaco token → design token. */
const TOKENS = {
  '': 'ink',
  key: 'ink',
  string: 'code-string',
  number: 'code-number',
  constant: 'code-number',
  delimiter: 'code-punctuation',
  comment: 'faint',
  keyword: 'code-name',
  type: 'ink',
  'type.identifier': 'ink',
  identifier: 'ink',
  variable: 'code-name',
} as const;

const COLORS = {
  'editor.background': 'panel',
  'editor.foreground': 'ink',
  'editorLineNumber.foreground': 'faint',
  'editorLineNumber.activeForeground': 'ink',
  'editor.selectionBackground': 'well-strong',
  'editor.inactiveSelectionBackground': 'well',
  'editor.wordHighlightBackground': 'well',
  'editor.wordHighlightStrongBackground': 'well-strong',
  'editor.wordHighlightTextBackground': 'well',
  'editor.findMatchBackground': 'well-strong',
  'editor.findMatchHighlightBackground': 'well',
  'editorBracketMatch.background': 'well',
  'editorBracketMatch.border': 'line-strong',
  'editorBracketHighlight.foreground1': 'code-punctuation',
  'editorBracketHighlight.foreground2': 'code-punctuation',
  'editorBracketHighlight.foreground3': 'code-punctuation',
  'editorIndentGuide.background1': 'hair',
  'editorIndentGuide.activeBackground1': 'line',
  'editorWidget.background': 'float',
  'editorWidget.border': 'line',
  'editorCursor.foreground': 'ink',
  'menu.background': 'float',
  'menu.foreground': 'ink',
  'menu.selectionBackground': 'well',
  'menu.selectionForeground': 'ink',
  'input.background': 'panel',
  'input.border': 'line',
  focusBorder: 'focus',
  'scrollbarSlider.background': 'line',
  'scrollbarSlider.hoverBackground': 'line-strong',
  'scrollbarSlider.activeBackground': 'line-strong',
} as const;

/** Defines both themes anew from the tokens as they are resolved now, and gives the name of the one to use. */
export function defineTheme(isDark: boolean): string {
  const name = isDark ? 'latchkey-dark' : 'latchkey-light';
  const probe = document.createElement('span');
  // Where less motion is asked for, every element has a short transition: its colour would be read half-way.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  const resolve = (token: string): string => {
    probe.style.color = `var(--color-${token})`;
    return hexOf(getComputedStyle(probe).color);
  };
  monaco.editor.defineTheme(name, {
    base: isDark ? 'vs-dark' : 'vs',
    inherit: false,
    rules: Object.entries(TOKENS).map(([token, color]) => ({ token, foreground: resolve(color).slice(1, 7) })),
    colors: Object.fromEntries(Object.entries(COLORS).map(([id, color]) => [id, resolve(color)])),
  });
  probe.remove();
  return name;
}

/** `rgb(26, 26, 30)` → `#1a1a1e`. */
function hexOf(color: string): string {
  const [red = '0', green = '0', blue = '0'] = color.match(/[\d.]+/g) ?? [];
  return `#${[red, green, blue].map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('')}`;
}
