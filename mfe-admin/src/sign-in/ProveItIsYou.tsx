import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { proofWanted } from './recent-login';

type Dialog = ComponentType<{ settle: (proved: boolean) => void }>;

/** Asks who it is where a call needs a recent login. Stands once in every page of the staff area; its code comes when it is needed. */
export function ProveItIsYou() {
  const settle = useSyncExternalStore(proofWanted.subscribe, proofWanted.current, () => null);
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    if (!settle || Dialog) return;
    import('./ProofDialog').then(
      (module) => setDialog(() => module.default),
      // Who wanted the call reads its refusal, and can try again.
      () => settle(false),
    );
  }, [settle, Dialog]);
  return settle && Dialog && <Dialog settle={settle} />;
}
