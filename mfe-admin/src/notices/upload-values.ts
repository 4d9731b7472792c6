import { today } from '@university/shared/identity';
import { fromIstInput } from '@university/shared/time';
import { formSchema, type Issue, type TaskForm } from '../form/use-task-form';
import { checkFile } from './check-file';
import { texts } from './texts';
import type { NewJob } from '../form/upload-queue';
import { BLANK, type NoticeValues, noticeFields, titleField } from './values';

/** `notice`: public from now on or from a time. `archive`: an old document, straight into the archive. */
export type UploadKind = 'notice' | 'archive';

/** One file to be. Its title may be there before it. */
export interface Entry {
  /** Of the upload to be: an Idempotency-Key. */
  key: string;
  title: string;
  /** Name and bytes of its file; empty while there is none. The file itself stands beside the form, under the key. */
  fileName: string;
  size: number;
}

export interface UploadValues extends NoticeValues {
  entries: Entry[];
  /** YYYY-MM-DD; for the archive only. */
  originalDate: string;
}

export type UploadTask = TaskForm<UploadValues, NewJob[]>;

export const newEntry = (entry: Partial<Entry> = {}): Entry => ({
  key: crypto.randomUUID(),
  title: '',
  fileName: '',
  size: 0,
  ...entry,
});

export const blank = (start: Partial<NoticeValues> = {}): UploadValues => ({
  ...BLANK,
  ...start,
  entries: [newEntry()],
  originalDate: '',
});

/** The uploads that a form asks for. @param files by the keys of their entries */
export const uploadSchema = (kind: UploadKind, files: ReadonlyMap<string, File>) =>
  formSchema<UploadValues, NewJob[]>((values) => {
    const { originalDate } = values;
    const common = noticeFields(values);
    const archived = { archive: 'true', publishAt: fromIstInput(`${originalDate}T00:00`) };
    const issues = [...common.issues, ...(kind === 'archive' ? dateIssues(originalDate) : [])];
    const output = values.entries.flatMap(({ key, title: typed }, index) => {
      const file = files.get(key);
      const title = titleField(typed, `entries.${index}.title`);
      issues.push(...title.issues);
      // A text is a notice of its own; of several notices each has its file.
      const needsFile = values.entries.length > 1 || values.text.trim() === '';
      if (!file && needsFile) issues.push({ path: `entries.${index}.fileName`, message: texts.problems.noFile });
      const fields = { ...title.fields, ...common.fields, ...(kind === 'archive' && archived) };
      return [{ key, title: typed.trim(), file, fields }];
    });
    return { output, issues };
  });

function dateIssues(day: string): Issue[] {
  if (/^\d{4}-\d\d-\d\d$/.test(day) && day <= today()) return [];
  const message = day > today() ? texts.problems.originalDateFuture : texts.problems.originalDate;
  return [{ path: 'originalDate', message }];
}

/** `Annual_Report-2024.pdf` as a title to begin with. */
export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}

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
