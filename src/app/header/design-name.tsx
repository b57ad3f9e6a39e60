import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';

/** The name of the design, edited where it stands. Its box is as wide as its text. */
export function DesignName() {
  const name = useLatchkey((state) => state.design.name);
  const { edit } = useActions();
  return (
    <input
      type="text"
      aria-label={t.shell.designName}
      placeholder={t.shell.designName}
      value={name}
      spellCheck={false}
      autoComplete="off"
      data-place="name"
      className="field-sizing-content h-(--control) max-w-72 min-w-16 shrink truncate rounded-base border border-transparent bg-transparent px-2 text-mute outline-none hover:border-line focus:border-focus focus:text-ink focus:ring-2 focus:ring-focus/15"
      onChange={(event) => {
        const text = event.currentTarget.value;
        edit('name', (design) => ({ ...design, name: text }), 'typing');
      }}
    />
  );
}
