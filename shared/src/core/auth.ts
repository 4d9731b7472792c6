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
  /** Logged out on purpose, and not logged in since. */
  hasLeft: boolean;
  begin(session: Session): void;
  end(): void;
  /** Ends the session and discards unsent input, for whoever uses the browser next. */
  leave(): void;
  /** Reads session storage; called once, after hydration. */
  restore(): void;
}

/** Specified names. */
const KEYS = ['token', 'currentRole', 'email'] as const;

/** Storage key for unsent form input of staff. */
export const UNFINISHED = 'unfinished';

/** The one auth store, shared by shell and remotes. Never written on the server. */
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

/** Null on the server and during hydration. */
export function useSession(): Session | null {
  return useStore(authStore, (state) => state.session);
}

/** Shows its message once, however many calls failed. */
export function sessionExpired(refusedToken: string): void {
  if (authStore.getState().session?.token !== refusedToken) return;
  authStore.getState().end();
  toast.error(SESSION_EXPIRED, { id: 'session-expired', duration: 8000 });
}
