import { t } from '#i18n';

/** A keyhole, the name and, where there is room, what the page is for. */
export function Brand() {
  return (
    <>
      <h1 className="flex shrink-0 items-center gap-2 font-semibold tracking-tight">
        <svg
          aria-hidden
          viewBox="0 0 16 20"
          className="h-[18px] w-3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
        >
          <circle cx="8" cy="7" r="5" />
          <path d="M8 12v7" />
        </svg>
        <span className="max-[420px]:sr-only">{t.shell.brand}</span>
      </h1>
      <p className="ml-2 text-small text-faint whitespace-nowrap max-[1240px]:hidden">{t.shell.purpose}</p>
    </>
  );
}
