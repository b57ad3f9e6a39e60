/** A keyboard shortcut, for the eye; `aria-keyshortcuts` on the control says it to others. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd
      aria-hidden
      className="ml-1.5 rounded-small border border-line px-1 text-micro text-faint pointer-coarse:hidden"
    >
      {keys}
    </kbd>
  );
}
