/** The focus goes to the choice of the race: what was pressed is gone with what it was about. */
export function focusSetup(): void {
  document.querySelector<HTMLElement>(`[${SETUP}] button`)?.focus();
}

/** Marks the part of the page that the race is chosen in. */
export const SETUP = 'data-race-setup';
