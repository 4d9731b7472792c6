import { mediaUpload, PICTURE_FILE_LIMIT } from '../contract';
import { formSchema, type Issue, issuesIn } from '../form/use-task-form';
import type { NewJob } from '../form/upload-queue';
import { texts } from './texts';
import { formatSize } from '@university/shared/kit';

/** Pictures to one form. */
export const MOST = 20;

/** The focal point of a picture, each from 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** One picture to be. The file itself stands beside the form, under the key. */
interface PictureEntry {
  /** Of the upload to be: an Idempotency-Key. */
  key: string;
  alt_en: string;
  alt_hi: string;
  title: string;
  credit: string;
  focus: Point;
  fileName: string;
  /** Bytes. */
  size: number;
}

export interface PictureValues {
  entries: PictureEntry[];
}

/** The fields of an entry in which something can be wrong, in the order of the page. */
const FIELDS = ['alt_en', 'alt_hi', 'title', 'credit'] as const;

/** All of them, in the order of the page. */
export const ORDER = [
  'entries' as const,
  ...Array.from({ length: MOST }, (_, index) => FIELDS.map((field) => `entries.${index}.${field}` as const)).flat(),
];

/** The uploads that a form asks for. @param files by the keys of their entries */
export const pictureSchema = (files: ReadonlyMap<string, File>) =>
  formSchema<PictureValues, NewJob[]>(({ entries }) => {
    const issues: Issue[] = entries.length === 0 ? [{ path: 'entries', message: texts.problems.noFile }] : [];
    const output = entries.flatMap(({ key, focus, ...entry }, index) => {
      const entered = Object.fromEntries(FIELDS.map((field) => [field, entry[field].trim()]));
      const fields = { ...entered, focal_x: String(focus.x), focal_y: String(focus.y) };
      for (const { path, message } of issuesIn(mediaUpload.safeParse(fields).error)) {
        issues.push({ path: `entries.${index}.${path}`, message });
      }
      const file = files.get(key);
      return file ? [{ key, title: entry.title.trim() || entry.alt_en.trim() || file.name, file, fields }] : [];
    });
    return { output, issues };
  });

/**
 * Entries with further files, and what is wrong with those that are not taken.
 * @param chosen keeps the files, under the keys of their entries
 */
export function withPictures(entries: readonly PictureEntry[], files: readonly File[], chosen: Map<string, File>) {
  const next = [...entries];
  const problems: string[] = [];
  for (const file of files) {
    const problem = next.length < MOST ? checkPicture(file) : texts.problems.many(MOST);
    if (problem) {
      problems.push(texts.problems.refused(file.name, problem));
      continue;
    }
    const { name: fileName, size } = file;
    const key = crypto.randomUUID();
    chosen.set(key, file);
    next.push({ key, fileName, size, alt_en: '', alt_hi: '', title: '', credit: '', focus: { x: 0.5, y: 0.5 } });
  }
  return { entries: next, problems };
}

const { problems } = texts;

export const LIMIT_IN_WORDS = `${PICTURE_FILE_LIMIT / 1024 / 1024} MB`;

/** Types that are taken, as the input's `accept`. */
export const ACCEPT = 'image/jpeg,image/png,image/webp';

/** Types that people try, and what is said about each. */
const REFUSED: Record<string, string> = {
  'image/svg+xml': problems.drawing,
  'image/gif': problems.animation,
  'image/heic': problems.phone,
  'image/heif': problems.phone,
};

/** What is wrong with a file, before it is sent; null when nothing is. The server looks at its bytes. */
function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!ACCEPT.split(',').includes(type)) return REFUSED[type] ?? problems.notPicture;
  if (size === 0) return problems.empty;
  return size > PICTURE_FILE_LIMIT ? problems.tooLarge(formatSize(size), LIMIT_IN_WORDS) : null;
}
