import { formatSize } from '@university/shared/kit';
import { MOST_PHOTOS, PHOTO_LIMIT, PHOTO_NAME, PHOTOS_LIMIT } from '../contract';
import { limitInWords } from '../../import/use-import';
import { texts } from '../import-texts';

const words = texts.photos;

/** What keeps a photograph from being sent, for people; undefined when nothing does. The server looks at its bytes. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!PHOTO_NAME.test(name)) return words.wrongName;
  if (size === 0) return words.empty;
  return size > PHOTO_LIMIT ? words.tooLarge(formatSize(size), limitInWords(PHOTO_LIMIT)) : undefined;
}

/** Files in their order, as many together as one call takes. */
export function batchesOf<F extends Pick<File, 'size'>>(files: readonly F[]): F[][] {
  const batches: F[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.length < MOST_PHOTOS && bytes + file.size <= PHOTOS_LIMIT) {
      last.push(file);
      bytes += file.size;
    } else {
      batches.push([file]);
      bytes = file.size;
    }
  }
  return batches;
}
