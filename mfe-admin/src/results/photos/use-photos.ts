import { formatSize } from '@university/shared/kit';
import { MOST_PHOTOS, PHOTO_LIMIT, PHOTO_NAME, PHOTOS_LIMIT } from '../contract';
import { limitInWords } from '../../import/use-import';
import { texts } from '../import-texts';
import type { PhotoUpload } from '@university/shared/contract';
import { useRef, useState } from 'react';
import { messageOf } from '../../form/failures';

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

/** A file that was not stored, and why. */
export interface Unstored {
  name: string;
  problem: string;
}

/** How the upload of many photographs stands. */
export interface Sending {
  kind: 'none' | 'sending' | 'done' | 'failed';
  all: number;
  /** Sent or refused. */
  done: number;
  stored: number;
  unstored: Unstored[];
  /** What is still to be sent. */
  rest: File[];
  message?: string;
}

const NONE: Sending = { kind: 'none', all: 0, done: 0, stored: 0, unstored: [], rest: [] };

function withAnswer(state: Sending, files: PhotoUpload['files']): Sending {
  const unstored = files.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, problem }]));
  return {
    ...state,
    done: state.done + files.length,
    stored: state.stored + files.length - unstored.length,
    unstored: [...state.unstored, ...unstored],
    rest: state.rest.slice(files.length),
  };
}

/**
 * Sends photographs, as many together as a call takes and one call after the other.
 * @param send makes one call
 */
export function usePhotos(send: (files: File[]) => Promise<PhotoUpload>) {
  const [state, setState] = useState(NONE);
  const isStopped = useRef(false);

  async function run(begin: Sending) {
    isStopped.current = false;
    let now: Sending = { ...begin, kind: 'sending', message: undefined };
    setState(now);
    for (const batch of batchesOf(now.rest)) {
      try {
        now = withAnswer(now, (await send(batch)).files);
      } catch (error) {
        return setState({ ...now, kind: 'failed', message: messageOf(error) });
      }
      if (isStopped.current && now.rest.length > 0) {
        return setState({ ...now, kind: 'failed', message: texts.photos.stopped });
      }
      setState(now);
    }
    setState({ ...now, kind: 'done' });
  }

  function start(files: File[]) {
    const refused = files.flatMap((file) => {
      const problem = problemOf(file);
      return problem === undefined ? [] : [{ name: file.name, problem }];
    });
    const rest = files.filter((file) => problemOf(file) === undefined);
    void run({ ...NONE, all: files.length, done: refused.length, unstored: refused, rest });
  }

  return {
    state,
    start,
    retry: () => void run(state),
    stop: () => {
      isStopped.current = true;
    },
    reset: () => setState(NONE),
  };
}
