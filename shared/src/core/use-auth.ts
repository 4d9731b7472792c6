import { useStore } from 'zustand';
import { authStore, type Session } from './auth';

/** The staff login of this tab, or null. Always null while rendering on the server and during hydration. */
export function useSession(): Session | null {
  return useStore(authStore, (state) => state.session);
}
