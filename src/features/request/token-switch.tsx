/** ClientRequestToken on or off, with what a token does and how to get a new one. */
import { RefreshCw } from 'lucide-react';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { IconButton, Switch } from '#ui';

export function TokenSwitch({ isTransaction }: { readonly isTransaction: boolean }) {
  const { isOn } = useLatchkey((state) => state.token);
  const { setTokenOn, renewToken } = useActions();
  return (
    <span className="flex items-center gap-1">
      <Switch isSelected={isOn} onChange={setTokenOn}>
        {t.panes.request.token}
      </Switch>
      {isOn && isTransaction && (
        <IconButton label={t.panes.request.renewToken} size="small" onPress={renewToken}>
          <RefreshCw aria-hidden className="size-3.5" />
        </IconButton>
      )}
    </span>
  );
}

export function TokenNote({ isTransaction }: { readonly isTransaction: boolean }) {
  const isOn = useLatchkey((state) => state.token.isOn);
  if (!isOn) return null;
  return (
    <p className="border-b border-hair bg-well px-(--gutter) py-1.5 text-small text-mute">
      <code className="text-ink">{t.panes.request.tokenLong}</code>{' '}
      {isTransaction ? t.panes.request.tokenNote : t.panes.request.tokenUnused}
    </p>
  );
}
