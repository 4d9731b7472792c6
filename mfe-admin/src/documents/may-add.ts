import { useSession } from '@university/shared';
import { useQuery } from '@university/shared/query';
import { type EntryKind, isOfAdmission } from './contract';
import { LISTED } from './kinds';
import { meQuery } from './queries';

/** Whether the caller may change the whole catalogue, and so bring it as tables. */
export function useMayAddAll(): boolean {
  const role = useSession()?.currentRole;
  const { data: me } = useQuery({ ...meQuery(), enabled: role === 'editor' });
  return role === 'admin' || (me?.scopes.includes('catalogue') ?? false);
}

/**
 * Whether the caller may add documents of a kind: the office of admissions those of admission, editors of the whole
 * catalogue all others. The API decides; this only hides what it refuses.
 */
export function useMayAdd(kind: EntryKind): boolean {
  const role = useSession()?.currentRole;
  const mayAddAll = useMayAddAll();
  return isOfAdmission(kind) ? role === 'admin' || role === 'admissions' : mayAddAll;
}

/** The kinds that the caller's role has to do with: of the office of admissions its own alone. */
export function useListed(): readonly EntryKind[] {
  const role = useSession()?.currentRole;
  return role === 'admissions' ? LISTED.filter(isOfAdmission) : LISTED;
}
