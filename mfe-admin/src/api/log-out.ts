import { authStore, call } from '@university/shared';
import { forgetDrafts } from '../drafts/drafts';

/** Milliseconds: nobody should wait long to leave. */
const PATIENCE = 4_000;

/** Ends the session here even when the server cannot be told; there it ends by itself after 30 idle minutes. */
export async function logOut(): Promise<void> {
  try {
    await call('POST /auth/logout', { timeout: PATIENCE });
  } catch {
    // Logged by `call`.
  } finally {
    forgetDrafts();
    authStore.getState().end();
  }
}
