import { issuesOf, titleIssue } from '../notice-form/check';
import { fieldsToSend } from '../notice-form/fields-to-send';
import { BLANK, type NoticeValues } from '../notice-form/values';
import { texts } from '../texts/notices';
import { startOfIstDay, today } from '../time/ist';
import type { Job } from './jobs';

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

/** Everything wrong with the form, each with its field. */
export function uploadIssues(kind: UploadKind) {
  return (values: UploadValues) => {
    const about = issuesOf({ ...values, fileName: 'Any title' });
    const entries = values.entries.flatMap(({ title, fileName }, index) => {
      const wrongTitle = titleIssue(title);
      return [
        ...(wrongTitle ? [{ path: `entries.${index}.title`, message: wrongTitle }] : []),
        ...(fileName ? [] : [{ path: `entries.${index}.fileName`, message: texts.problems.noFile }]),
      ];
    });
    return [...about, ...entries, ...(kind === 'archive' ? dateIssue(values.originalDate) : [])];
  };
}

function dateIssue(day: string) {
  if (/^\d{4}-\d\d-\d\d$/.test(day) && day <= today()) return [];
  const message = day > today() ? texts.problems.originalDateFuture : texts.problems.originalDate;
  return [{ path: 'originalDate', message }];
}

/** The uploads that a form without issues asks for. */
export function toJobs(values: UploadValues, kind: UploadKind, files: ReadonlyMap<string, File>): Omit<Job, 'state'>[] {
  const archived = { archive: 'true', publishAt: startOfIstDay(values.originalDate) };
  return values.entries.flatMap(({ key, title }) => {
    const file = files.get(key);
    if (!file) return [];
    const fields = { ...fieldsToSend({ ...values, fileName: title }), ...(kind === 'archive' && archived) };
    return [{ key, title: title.trim(), file, fields }];
  });
}

/** `Annual_Report-2024.pdf` as a title to begin with. */
export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}
