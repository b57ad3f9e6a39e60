import type { ReactNode } from 'react';

/** Says what would stand here and how to get it, where there is nothing yet. */
export function EmptyState(props: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 text-small text-mute">
      <p className="max-w-prose">{props.children}</p>
      {props.action}
    </div>
  );
}
