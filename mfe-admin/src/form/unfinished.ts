import { authStore, UNFINISHED } from '@university/shared';
import { tabStorage } from '@university/shared/kit';

/**
 * What people have begun and not finished: fields of forms, files chosen in them, uploads on their way. By the e-mail
 * address of the person, so that nobody gets another's, and a name. It outlives its page: a session that ends costs nothing.
 */
const begun = new Map<string, unknown>();

/** Of those what outlives a reload too, by the same keys. */
const stored = () => (tabStorage.getJson(UNFINISHED) ?? {}) as Record<string, unknown>;

authStore.subscribe(({ hasLeft }) => hasLeft && begun.clear());

const keyOf = (owner: string, name: string) => JSON.stringify([owner, name]);

export function unfinishedOf<T>(owner: string, name: string): T | undefined {
  const key = keyOf(owner, name);
  return (begun.get(key) ?? stored()[key]) as T | undefined;
}

/** @param outlivesReload is in the storage of the tab too: nothing about persons */
export function setUnfinished(owner: string, name: string, value: unknown, outlivesReload = false): void {
  const key = keyOf(owner, name);
  begun.set(key, value);
  if (outlivesReload) tabStorage.set(UNFINISHED, JSON.stringify({ ...stored(), [key]: value }));
}

export function dropUnfinished(owner: string, name: string): void {
  const { [keyOf(owner, name)]: dropped, ...rest } = stored();
  begun.delete(keyOf(owner, name));
  if (dropped !== undefined) tabStorage.set(UNFINISHED, JSON.stringify(rest));
}

/** What was begun under this name, or begins now. */
export function beginOnce<T>(owner: string, name: string, begin: () => T, outlivesReload = false): T {
  const found = unfinishedOf<T>(owner, name) ?? begin();
  setUnfinished(owner, name, found, outlivesReload);
  return found;
}

/** The files that a person has chosen in a form, under keys of the form's own. They wait with it, and no reload keeps them. */
export const chosenFiles = (owner: string, form: string): Map<string, File> =>
  beginOnce(owner, `files-${form}`, () => new Map());
