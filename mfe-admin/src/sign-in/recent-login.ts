import { ApiError, call } from '@university/shared';

type Settle = (proved: boolean) => void;

let settle: Settle | null = null;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: Settle | null): void {
  settle = next;
  for (const listener of listeners) listener();
}

export const proofWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Settle | null => settle,
};

function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  asking ??= new Promise<boolean>((resolve) => set(resolve)).finally(() => {
    asking = null;
    set(null);
  });
  return asking;
}

/** Retries a call that needs a recent login, after asking for the password. */
export const callWithProof: typeof call = async (name, options) => {
  try {
    return await call(name, options);
  } catch (error) {
    const isTooOld = error instanceof ApiError && error.code === 'recent_login_required';
    if (!isTooOld || !(await askForProof())) throw error;
    return call(name, options);
  }
};
