/** What can be done with the request, in the bar above it: token, aliases, copy. */
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { CopyButton, Switch } from '#ui';
import { TokenSwitch } from './token-switch.tsx';
import { useRequestText } from './use-request-text.ts';

export function RequestTools() {
  const request = useRequestText();
  const aliases = useLatchkey((state) => state.aliases);
  const { setAliases } = useActions();
  return (
    <>
      <Switch isSelected={aliases === 'always'} onChange={(isOn) => setAliases(isOn ? 'always' : 'when-needed')}>
        {t.panes.request.aliases}
      </Switch>
      <TokenSwitch isTransaction={request?.operation === 'TransactWriteItems'} />
      <CopyButton label={t.panes.request.copy} text={request?.text ?? ''} isDisabled={request === null} />
    </>
  );
}
