import type { Role } from '@university/shared/contract';
import { LANDING } from '../roles';

/** Where a login leads: back to the page that asked for it, if that is one of ours, else to the start of the role. */
export function returnTo(state: unknown, role: Role): string {
  const from = (state as { from?: unknown } | null)?.from;
  // `//host` and `/\host` are addresses of other sites.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : LANDING[role];
}
