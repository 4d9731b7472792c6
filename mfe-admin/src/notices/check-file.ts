import { formatSize } from '@university/shared/kit';
import { NOTICE_FILE_LIMIT } from '../contract';
import { texts } from './texts';

const { problems } = texts;

const MAGIC = '%PDF-';

/** Readers look for the mark in the first kilobyte; so does the API. */
const MAGIC_WITHIN = 1024;

export const LIMIT_IN_WORDS = `${NOTICE_FILE_LIMIT / 1024 / 1024} MB`;

/** What is wrong with a file, before it is sent; null when nothing is. */
export async function checkFile(file: File | null): Promise<string | null> {
  if (!file) return problems.noFile;
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return problems.notPdf;
  if (file.size === 0) return problems.emptyFile;
  if (file.size > NOTICE_FILE_LIMIT) return problems.tooLarge(formatSize(file.size), LIMIT_IN_WORDS);
  try {
    return (await file.slice(0, MAGIC_WITHIN).text()).includes(MAGIC) ? null : problems.notPdf;
  } catch {
    // Moved, changed or removed since it was chosen.
    return problems.unreadable;
  }
}
