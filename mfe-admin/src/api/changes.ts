import { toast, ApiError, call } from '@university/shared';
import { useQueryClient } from '@university/shared/query';

/** Which query keys (by their first part) show each thing that staff change. */
const SHOWN_BY = {
  notices: (name: string) => name.startsWith('notice') || ['home', 'frame', 'search'].includes(name),
  media: (name: string) => name === 'media',
  rounds: (name: string) => ['round', 'applicant', 'audit', 'allotment', 'admission'].includes(name),
  grievances: (name: string) => name === 'grievance',
  accounts: (name: string) => name === 'account',
  approvals: (name: string) => name === 'approval',
  secondFactor: (name: string) => ['second-factor', 'passkey'].includes(name),
  sessions: (name: string) => name === 'session',
  mail: (name: string) => name === 'mail',
  releases: (name: string) => name === 'release',
  documents: () => true,
} as const;

type Changed = keyof typeof SHOWN_BY;

export function useInvalidate() {
  const queryClient = useQueryClient();
  return (...changed: Changed[]): void => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => changed.some((thing) => SHOWN_BY[thing](String(name))),
    });
  };
}

export function useDone() {
  const invalidate = useInvalidate();
  return (said: string, ...changed: Changed[]): void => {
    toast.success(said);
    invalidate(...changed);
  };
}

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

/** Files are last, so that the server can validate the fields first. */
export function formDataOf(part: string, files: readonly File[], fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append(part, file, file.name);
  return body;
}
