import { today } from '@university/shared/identity';
import { fromIstInput } from '@university/shared/time';
import { formSchema, type Issue, type TaskForm } from '../form/use-task-form';
import { checkFile } from './calls';
import { texts } from './texts';
import type { NewJob } from '../form/UploadDesk';
import { BLANK, checkNotice, type NoticeFormValues, type NoticeValues, sentOf } from './values';

export type UploadKind = 'notice' | 'archive';

export interface Entry {
  /** Idempotency-Key of the upload. */
  key: string;
  title: string;
  /** Empty without a file. The file itself is kept outside of the form, by key. */
  fileName: string;
  size: number;
  /** Overrides of single notices; empty: as for all. */
  language: NoticeValues['language'] | '';
  orderNumber: string;
  summary: string;
}

export const OWN_FIELDS = ['language', 'orderNumber', 'summary'] as const satisfies readonly (keyof Entry)[];

const ownOf = (entry: Entry): Partial<NoticeValues> =>
  Object.fromEntries(OWN_FIELDS.flatMap((name) => (entry[name]?.trim() ? [[name, entry[name]]] : [])));

export interface UploadValues extends NoticeFormValues {
  entries: Entry[];
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
  data: { ...BLANK, ...start } as NoticeValues,
  ...{ note: '', correction: '', names: {}, entries: [newEntry()], originalDate: '' },
});

export const uploadSchema = (kind: UploadKind, files: ReadonlyMap<string, File>) =>
  formSchema<UploadValues, NewJob[]>(({ data: common, entries, originalDate }) => {
    const archived = { archive: 'true', publishAt: fromIstInput(`${originalDate}T00:00`) };
    const issues = kind === 'archive' ? dateIssues(originalDate) : [];
    const output = entries.map((entry, index) => {
      const { key, title } = entry;
      const own: Record<string, unknown> = entries.length > 1 ? ownOf(entry) : {};
      const { data, issues: found } = checkNotice({ ...common, ...own, fileName: title } as NoticeValues);
      for (const { path, message } of found) {
        const at = path === 'fileName' ? 'title' : path in own ? path : undefined;
        const place = at ? `entries.${index}.${at}` : `data.${path}`;
        if (!issues.some((known) => known.path === place)) issues.push({ path: place, message });
      }
      const file = files.get(key);
      // A single notice with a text needs no file.
      const needsFile = entries.length > 1 || common.text.trim() === '';
      if (!file && needsFile) issues.push({ path: `entries.${index}.fileName`, message: texts.problemsNoFile });
      return { key, title: title.trim(), file, fields: { ...sentOf(data), ...(kind === 'archive' && archived) } };
    });
    return { output, issues };
  });

function dateIssues(day: string): Issue[] {
  if (/^\d{4}-\d\d-\d\d$/.test(day) && day <= today()) return [];
  const message = day > today() ? texts.problemsOriginalDateFuture : 'Give the day on which it was first published';
  return [{ path: 'originalDate', message }];
}

export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}

/** Assigns files to entries of the same name first, then to empty ones, then to new ones. */
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

export function withoutEntry(entries: readonly Entry[], key: string): Entry[] {
  const rest = entries.filter((entry) => entry.key !== key);
  return rest.length > 0 ? rest : entries.map(({ title }) => newEntry({ title }));
}

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
    const problem = problems[index] ?? (taken.has(mark) ? 'This file is in the list already' : null);
    if (problem) refused.set(problem, [...(refused.get(problem) ?? []), file.name]);
    else good.push(file);
    taken.add(mark);
  }
  return {
    good,
    problems: [...refused].map(([problem, names]) => `${names.join(', ')}: ${problem}`),
  };
}
