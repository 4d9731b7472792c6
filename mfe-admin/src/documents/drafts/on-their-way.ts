/**
 * Saves of drafts that are not answered yet, by the document's id. Whoever leaves a form and comes back at once reads
 * the draft that holds what they left, not the one before it.
 */
const saves = new Map<string, Promise<unknown>>();

/** Remembers a save until it is answered. */
export function sendingDraft<T>(id: string, save: Promise<T>): Promise<T> {
  saves.set(id, save);
  const forget = () => {
    if (saves.get(id) === save) saves.delete(id);
  };
  save.then(forget, forget);
  return save;
}

/** Resolves once no save of this document is on its way, however it ended. */
export const draftSent = (id: string): Promise<unknown> => saves.get(id)?.catch(() => undefined) ?? Promise.resolve();
