/** Says that text which is no value yet is left out of the request, and leads to where it is typed. */
import { pathText, t } from '#i18n';
import { placeOf, useActions, useUnfinished } from '#state';
import { Button, SeverityMark } from '#ui';

export function LeftOut() {
  const paths = useUnfinished();
  const { goTo } = useActions();
  if (paths.length === 0) return null;
  return (
    <div className="flex items-start gap-2 border-b border-hair bg-well px-(--gutter) py-1.5 text-small">
      <SeverityMark severity="warning" label={t.panes.severities.warning} className="mt-1" />
      <div className="min-w-0 flex-1">
        <span>{t.panes.request.leftOut(paths.length)}</span>{' '}
        {paths.map((path) => (
          <Button key={placeOf(path)} size="small" variant="outline" className="mr-1 h-5!" onPress={() => goTo(path)}>
            <code className="[overflow-wrap:anywhere] whitespace-normal">{pathText(path)}</code>
          </Button>
        ))}
      </div>
    </div>
  );
}
