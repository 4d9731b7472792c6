/** Where everybody begins their work after logging in. */
const START = '/admin/dashboard';

/** A page of this site. `//host` and `/\host` are addresses of other sites. */
const ownPage = (from: unknown) => (typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined);

const fromOf = (state: unknown) => ownPage((state as { from?: unknown } | null)?.from);

/** Where a login leads: back to the page that asked for it, if that is one of ours, else to the dashboard. */
export const returnTo = (state: unknown): string => fromOf(state) ?? START;

const KEY = 'return-to';

/** Notes in this tab what page asked for the login, while the browser is at the provider. */
export function noteReturn(state: unknown): void {
  const from = fromOf(state);
  if (from) sessionStorage.setItem(KEY, from);
  else sessionStorage.removeItem(KEY);
}

/** What was noted, as the state of a navigation has it; once. */
export function takeReturn(): { from: string | null } {
  const from = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return { from };
}
