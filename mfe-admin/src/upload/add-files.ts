import { checkFile } from '../notice-form/check-file';
import { texts } from '../texts/notices';
import { type Entry, newEntry, titleFrom } from './values';

/**
 * Entries with further files: the first fills the one that waits for its file, others come after.
 * @param chosen keeps the files, under the keys of their entries
 */
export function withFiles(entries: readonly Entry[], files: readonly File[], chosen: Map<string, File>): Entry[] {
  const next = [...entries];
  for (const file of files) {
    const { name: fileName, size } = file;
    const empty = next.findIndex((entry) => entry.fileName === '');
    const before = next[empty] ?? newEntry();
    const entry = { ...before, fileName, size, title: before.title || titleFrom(fileName) };
    chosen.set(entry.key, file);
    if (empty < 0) next.push(entry);
    else next[empty] = entry;
  }
  return next;
}

/** Entries without one; the last keeps its title and waits for another file. */
export function withoutEntry(entries: readonly Entry[], key: string): Entry[] {
  const rest = entries.filter((entry) => entry.key !== key);
  return rest.length > 0 ? rest : entries.map(({ title }) => newEntry({ title }));
}

/** Which of the files can be taken, and what is wrong with the others. */
export async function sortOut(files: readonly File[]): Promise<{ good: File[]; problems: string[] }> {
  const checked = await Promise.all(files.map(async (file) => ({ file, problem: await checkFile(file) })));
  return {
    good: checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
    problems: checked.flatMap(({ file, problem }) => (problem ? [texts.problems.refused(file.name, problem)] : [])),
  };
}
