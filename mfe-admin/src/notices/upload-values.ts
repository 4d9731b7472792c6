import { today } from '@university/shared/identity';
import { fromIstInput } from '@university/shared/time';
import { formSchema, type Issue, type TaskForm } from '../form/use-task-form';
import { checkFile } from './calls';
import { texts } from './texts';
import type { NewJob } from '../form/UploadDesk';
import { BLANK, type NoticeValues, noticeFields, titleField } from './values';

/** `notice`: public from now on or from a time. `archive`: an old document, straight into the archive. */
export type UploadKind = 'notice' | 'archive';

/** One file to be. Its title may be there before it. */
export interface Entry {
  /** Of the upload to be: an Idempotency-Key. */
  key: string;
  title: string;
  /** Name and bytes of its file; empty while there is none. The file itself is beside the form, under the key. */
  fileName: string;
  size: number;
  /** What is said of it alone, of several; empty: what is said of all. */
  language: NoticeValues['language'] | '';
  orderNumber: string;
  summary: string;
}

/** What each of several may say of itself. */
export const OWN_FIELDS = ['language', 'orderNumber', 'summary'] as const satisfies readonly (keyof Entry &
  keyof NoticeValues)[];

const ownOf = (entry: Entry): Partial<NoticeValues> =>
  Object.fromEntries(OWN_FIELDS.flatMap((name) => (entry[name]?.trim() ? [[name, entry[name]]] : [])));

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
  language: '',
  orderNumber: '',
  summary: '',
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
    const output = values.entries.flatMap((entry, index) => {
      const { key, title: typed } = entry;
      const own = values.entries.length > 1 ? ownOf(entry) : {};
      const whole = noticeFields({ ...values, ...own });
      for (const { path, message } of whole.issues)
        if (path in own) issues.push({ path: `entries.${index}.${path}`, message });
      const file = files.get(key);
      const title = titleField(typed, `entries.${index}.title`);
      issues.push(...title.issues);
      // A text is a notice of its own; of several notices each has its file.
      const needsFile = values.entries.length > 1 || values.text.trim() === '';
      if (!file && needsFile) issues.push({ path: `entries.${index}.fileName`, message: texts.problems.noFile });
      const fields = { ...title.fields, ...whole.fields, ...(kind === 'archive' && archived) };
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
 * Entries with further files: each fills the one that waits for it by its name, or the first that waits; others come after.
 * @param chosen keeps the files, under the keys of their entries
 */
export function withFiles(entries: readonly Entry[], files: readonly File[], chosen: Map<string, File>): Entry[] {
  const next = [...entries];
  for (const file of files) {
    const { name: fileName, size } = file;
    const waiting = next.filter(({ key }) => !chosen.has(key));
    const empty = next.indexOf(waiting.find((entry) => entry.fileName === fileName) ?? (waiting[0] as Entry));
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

/** Which of the files can be taken, and what is wrong with the others: each problem once, with the names of its files. */
export async function sortOut(
  files: readonly File[],
  entries: readonly Entry[],
): Promise<{ good: File[]; problems: string[] }> {
  const problems = await Promise.all(files.map(checkFile));
  const markOf = (name: string, size: number) => `${size} ${name}`;
  const taken = new Set(entries.map(({ fileName, size }) => markOf(fileName, size)));
  const good: File[] = [];
  const refused = new Map<string, string[]>();
  for (const [index, file] of files.entries()) {
    const mark = markOf(file.name, file.size);
    const problem = problems[index] ?? (taken.has(mark) ? texts.problems.twice : null);
    if (problem) refused.set(problem, [...(refused.get(problem) ?? []), file.name]);
    else good.push(file);
    taken.add(mark);
  }
  return {
    good,
    problems: [...refused].map(([problem, names]) => texts.problems.refused(names.join(', '), problem)),
  };
}
