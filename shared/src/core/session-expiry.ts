import { authStore } from './auth';
import { toast } from './toast';

/** Specification, section 8. */
export const SESSION_EXPIRED = 'Your session has expired. please log in again!';

/** Ends the session whose token the API refused, and says so once, however many calls were under way. */
export function sessionExpired(refusedToken: string): void {
  if (authStore.getState().session?.token !== refusedToken) return;
  authStore.getState().end();
  toast.error(SESSION_EXPIRED, { id: 'session-expired', duration: 8000 });
}
