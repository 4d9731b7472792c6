import type { Role } from '@university/shared/contract';
import { LANDING } from '../roles';

/** A page of this site. `//host` and `/\host` are addresses of other sites. */
const ownPage = (from: unknown) => (typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined);

const fromOf = (state: unknown) => ownPage((state as { from?: unknown } | null)?.from);

/** Where a login leads: back to the page that asked for it, if that is one of ours, else to the start of the role. */
export function returnTo(state: unknown, role: Role): string {
  return fromOf(state) ?? LANDING[role];
}

const KEY = 'return-to';

/** Keeps in this tab what page asked for the login, while the browser is at the provider. */
export function keepReturn(state: unknown): void {
  const from = fromOf(state);
  if (from) sessionStorage.setItem(KEY, from);
  else sessionStorage.removeItem(KEY);
}

/** What was kept, as the state of a navigation has it; once. */
export function takeReturn(): { from: string | null } {
  const from = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return { from };
}
