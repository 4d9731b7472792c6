import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Role } from '../contract/endpoint';
import { tabStorage } from '../kit/storage';
import { SESSION_EXPIRED } from './texts';
import { toast } from './toast';

export interface Session {
  token: string;
  currentRole: Role;
  email: string;
}

interface AuthState {
  session: Session | null;
  /** Somebody has logged out on purpose, and nobody has logged in since. */
  hasLeft: boolean;
  /** Keeps a new login for this tab; where it may store nothing, for this page. */
  begin(session: Session): void;
  /** Forgets the login. */
  end(): void;
  /** Forgets the login, and what was typed and not sent: nothing is left for who comes next. */
  leave(): void;
  /** Takes over what session storage holds; called once in the browser, after hydration. */
  restore(): void;
}

/** The three keys the specification names. */
const KEYS = ['token', 'currentRole', 'email'] as const;

/** What is in forms of staff and must outlive a reload, in session storage. */
export const UNFINISHED = 'unfinished';

/**
 * The one auth store of the site, shared by shell and remotes. The server never writes it: a login lives in one
 * tab's session storage, so server-rendered pages are the same for everybody.
 */
export const authStore = createStore<AuthState>()((set, get) => ({
  session: null,
  hasLeft: false,
  begin(session) {
    for (const key of KEYS) tabStorage.set(key, session[key]);
    set({ session, hasLeft: false });
  },
  end() {
    for (const key of KEYS) tabStorage.set(key, null);
    set({ session: null });
  },
  leave() {
    tabStorage.set(UNFINISHED, null);
    set({ hasLeft: true });
    get().end();
  },
  restore() {
    const [token, currentRole, email] = KEYS.map((key) => tabStorage.get(key));
    if (token && currentRole && email) set({ session: { token, currentRole: currentRole as Role, email } });
  },
}));

/** The staff login of this tab, or null. Always null while rendering on the server and during hydration. */
export function useSession(): Session | null {
  return useStore(authStore, (state) => state.session);
}

/** Ends the session whose token the API refused, and says so once, however many calls were under way. */
export function sessionExpired(refusedToken: string): void {
  if (authStore.getState().session?.token !== refusedToken) return;
  authStore.getState().end();
  toast.error(SESSION_EXPIRED, { id: 'session-expired', duration: 8000 });
}
