/** Forms under way, by who is writing and which form. They outlive their pages, so that a session that ends costs nothing. */
const drafts = new Map<string, unknown>();

const keyOf = (owner: string, form: string) => JSON.stringify([owner, form]);

/** What this person had entered in a form, if anything. `owner` is the e-mail address; nobody gets another's. */
export function recallDraft<T>(owner: string, form: string): T | undefined {
  return drafts.get(keyOf(owner, form)) as T | undefined;
}

export function keepDraft(owner: string, form: string, draft: unknown): void {
  drafts.set(keyOf(owner, form), draft);
}

export function forgetDraft(owner: string, form: string): void {
  drafts.delete(keyOf(owner, form));
}

/** For a log-out: whoever leaves on purpose leaves nothing behind. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** The files that a person has chosen in a form, under keys of the form's own. They wait with it. */
export function chosenFiles(owner: string, kind: string): Map<string, File> {
  const name = `files-${kind}`;
  const kept = recallDraft<Map<string, File>>(owner, name);
  if (kept) return kept;
  const files = new Map<string, File>();
  keepDraft(owner, name, files);
  return files;
}
