/**
 * What people have begun and not finished: fields of forms, files chosen in them, uploads on their way. By the e-mail
 * address of the person, so that nobody gets another's, and a name. It outlives its page: a session that ends costs nothing.
 */
const begun = new Map<string, unknown>();

const keyOf = (owner: string, name: string) => JSON.stringify([owner, name]);

export function unfinishedOf<T>(owner: string, name: string): T | undefined {
  return begun.get(keyOf(owner, name)) as T | undefined;
}

export function setUnfinished(owner: string, name: string, value: unknown): void {
  begun.set(keyOf(owner, name), value);
}

export function dropUnfinished(owner: string, name: string): void {
  begun.delete(keyOf(owner, name));
}

/** For a log-out: whoever leaves on purpose leaves nothing behind. */
export function dropAllUnfinished(): void {
  begun.clear();
}

/** What was begun under this name, or begins now. */
export function beginOnce<T>(owner: string, name: string, begin: () => T): T {
  const found = unfinishedOf<T>(owner, name) ?? begin();
  setUnfinished(owner, name, found);
  return found;
}

/** The files that a person has chosen in a form, under keys of the form's own. They wait with it. */
export const chosenFiles = (owner: string, form: string): Map<string, File> =>
  beginOnce(owner, `files-${form}`, () => new Map());
