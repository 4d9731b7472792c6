import { keepDraft, recallDraft } from '../drafts/drafts';

/** The files that a person has chosen in a form, under keys of the form's own. They wait with it. */
export function chosenFiles(owner: string, kind: string): Map<string, File> {
  const name = `files-${kind}`;
  const kept = recallDraft<Map<string, File>>(owner, name);
  if (kept) return kept;
  const files = new Map<string, File>();
  keepDraft(owner, name, files);
  return files;
}
