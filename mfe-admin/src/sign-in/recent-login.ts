import { ApiError, call } from '@university/shared';

/** Tells whether the person proved to be there; the dialog calls it. */
type Settle = (proved: boolean) => void;

let settle: Settle | null = null;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: Settle | null): void {
  settle = next;
  for (const listener of listeners) listener();
}

/** What the dialog watches: somebody waits to be told, or nobody does. */
export const proofWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Settle | null => settle,
};

/** Opens the dialog, one for all who ask at once. Without a page that has it the answer is no. */
function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  asking ??= new Promise<boolean>((resolve) => set(resolve)).finally(() => {
    asking = null;
    set(null);
  });
  return asking;
}

/**
 * A call that asks for a recent login. Where the last one is too old, the password is asked for and the call is made
 * again; the page that makes it notices nothing. Who does not enter it gets the refusal.
 */
export const callWithProof: typeof call = async (name, options) => {
  try {
    return await call(name, options);
  } catch (error) {
    const isTooOld = error instanceof ApiError && error.code === 'recent_login_required';
    if (!isTooOld || !(await askForProof())) throw error;
    return call(name, options);
  }
};
