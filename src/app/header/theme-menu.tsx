import { Monitor, Moon, Sun } from 'lucide-react';
import { t } from '#i18n';
import { type Theme, useActions, useLatchkey } from '#state';
import { IconButton, Menu } from '#ui';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function ThemeMenu() {
  const theme = useLatchkey((state) => state.theme);
  const { setTheme } = useActions();
  const Icon = ICONS[theme];
  return (
    <Menu
      label={t.shell.theme}
      groups={[
        {
          title: t.shell.theme,
          entries: THEMES.map((one) => ({
            id: one,
            label: t.shell.themes[one],
            isChosen: one === theme,
            onAction: () => setTheme(one),
          })),
        },
      ]}
    >
      <IconButton label={t.shell.theme}>
        <Icon aria-hidden className="size-4" />
      </IconButton>
    </Menu>
  );
}
