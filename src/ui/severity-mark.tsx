import { classNames } from './class-names.ts';

export type SeverityName = 'error' | 'warning' | 'advice';

const SHAPES = {
  error: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5zM8 4.5v4M8 11v.5" />,
  warning: <path d="M8 1.8 15 14H1zM8 6.5v3M8 11.7v.3" />,
  advice: <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 7.2v4M8 4.7v.3" />,
} as const;

export const SEVERITY_TEXT = {
  error: 'text-error',
  warning: 'text-warning',
  advice: 'text-mute',
} as const satisfies Record<SeverityName, string>;

/** Octagon, triangle, circle: severity by shape first, colour second. `label` reads it aloud where no word stands by. */
export function SeverityMark(props: {
  readonly severity: SeverityName;
  readonly label?: string;
  readonly className?: string;
}) {
  return (
    <>
      <svg
        viewBox="0 0 16 16"
        aria-hidden
        className={classNames('size-3.5 shrink-0', SEVERITY_TEXT[props.severity], props.className)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {SHAPES[props.severity]}
      </svg>
      {props.label && <span className="sr-only">{props.label}</span>}
    </>
  );
}
