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
