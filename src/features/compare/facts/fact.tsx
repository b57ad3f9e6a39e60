import type { ReactNode } from 'react';

/** A fact under its faint name. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="text-micro text-faint">{label}</h4>
      <div className="text-small">{children}</div>
    </div>
  );
}
