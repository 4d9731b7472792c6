import { useCallback, useEffect, useRef, useState } from 'react';
import { sendingDraft } from './on-their-way';

/** Milliseconds without a change after which what was typed is saved. */
const REST = 1_500;

export type Saving = 'nothing' | 'typing' | 'saving' | 'saved' | 'failed';

interface Watched {
  /** The document's. */
  id: string;
  /** Calls back after each change that somebody makes. @returns ends it */
  watch(onChange: () => void): () => void;
  /** Saves what there is then. Rejects where it could not be saved. */
  save(): Promise<unknown>;
}

/**
 * Saves while somebody types: once they rest, once the page is hidden, and when they leave the form; one at a time, the
 * newest last. A failure is tried again with the next change.
 */
export function useAutosave({ id, watch, save }: Watched) {
  const [saving, setSaving] = useState<Saving>('nothing');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef({ watch, save });
  latest.current = { watch, save };

  const run = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSaving('saving');
    const next = sendingDraft(
      id,
      last.current.then(() => latest.current.save()),
    );
    last.current = next.then(
      () => setSaving((now) => (now === 'saving' ? 'saved' : now)),
      () => setSaving('failed'),
    );
  }, [id]);

  useEffect(() => {
    const unwatch = latest.current.watch(() => {
      setSaving('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(run, REST);
    });
    const onHidden = () => {
      if (document.visibilityState === 'hidden' && timer.current) run();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unwatch();
      document.removeEventListener('visibilitychange', onHidden);
      if (timer.current) run();
    };
  }, [run]);

  /** Saves no more by itself, and waits for what is on its way. */
  const settle = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await last.current;
  }, []);

  return { saving, settle, run };
}
