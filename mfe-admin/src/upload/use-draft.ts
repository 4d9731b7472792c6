import { useState } from 'react';
import { type Draft, isWorthKeeping, keepDraft, newDraft, recallDraft } from './draft';
import type { UploadValues } from './values';

/** The form under way of this person, kept with every change. */
export function useDraft(owner: string) {
  const [draft, setDraft] = useState<Draft>(() => recallDraft(owner) ?? newDraft(owner));
  const [restored, setRestored] = useState(() => (isWorthKeeping(draft) ? draft : null));

  function set(next: Draft) {
    keepDraft(next);
    setDraft(next);
  }

  function change(part: Partial<Draft>) {
    // What is kept is newer than what this render saw, when two changes follow each other.
    set({ ...(recallDraft(owner) ?? draft), ...part });
  }

  return {
    draft,
    /** The draft as it was found when the page opened, if there was one. */
    restored,
    changeValues(values: Partial<UploadValues>) {
      change({ values: { ...(recallDraft(owner) ?? draft).values, ...values } });
    },
    setFileName: (file: string | null) => change({ file }),
    /** Further tries count as another upload. */
    renewKey: () => change({ key: crypto.randomUUID() }),
    startAgain(start?: Partial<UploadValues>) {
      setRestored(null);
      set(newDraft(owner, start));
    },
  };
}
