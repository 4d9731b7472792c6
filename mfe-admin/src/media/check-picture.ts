import { formatSize } from '@university/shared/kit';
import { PICTURE_FILE_LIMIT } from '../contract';
import { texts } from './texts';

const { problems } = texts;

export const LIMIT_IN_WORDS = `${PICTURE_FILE_LIMIT / 1024 / 1024} MB`;

/** Types that are taken, as the input's `accept`. */
export const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** Types that people try, and what is said about each. */
const REFUSED: Record<string, string> = {
  'image/svg+xml': problems.drawing,
  'image/gif': problems.animation,
  'image/heic': problems.phone,
  'image/heif': problems.phone,
};

/** What is wrong with a file, before it is sent; null when nothing is. The server looks at its bytes. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!ACCEPT.split(',').includes(type)) return REFUSED[type] ?? problems.notPicture;
  if (size === 0) return problems.empty;
  return size > PICTURE_FILE_LIMIT ? problems.tooLarge(formatSize(size), LIMIT_IN_WORDS) : null;
}
