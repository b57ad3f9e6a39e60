/** How many half-typed values are not in what is shown; pressed, it leads to the first of them. */
import { t } from '#i18n';
import { useActions, useUnfinished } from '#state';
import { Button, SEVERITY_TEXT, SeverityMark } from '#ui';

export function LeftOutCount() {
  const paths = useUnfinished();
  const { goTo } = useActions();
  const [first] = paths;
  if (!first) return null;
  return (
    <Button size="small" onPress={() => goTo(first)}>
      <SeverityMark severity="warning" />
      <span className={SEVERITY_TEXT.warning}>{t.panes.scenarios.leftOut(paths.length)}</span>
    </Button>
  );
}
