import { useSession } from '@university/shared';
import { useQuery } from '@university/shared/query';
import { meQuery } from './queries';

/** Whether the caller may change the whole catalogue, and so add to it. The API decides; this only hides what it refuses. */
export function useMayAdd(): boolean {
  const role = useSession()?.currentRole;
  const { data: me } = useQuery({ ...meQuery(), enabled: role === 'editor' });
  return role === 'admin' || (me?.scopes.includes('catalogue') ?? false);
}
