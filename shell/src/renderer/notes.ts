import { writeSync } from 'node:fs';

/** The file descriptor that the server's process hands to a renderer for its note. */
export const NOTE_FD = 4;

/** Bytes of a note; what is shorter ends with spaces, so that one write replaces the last. */
export const NOTE_LENGTH = 80;

/** Whose code runs, and for which task; 0 is none. */
export interface Running {
  /** A remote, or empty for the shell itself. */
  remote: string;
  task: number;
}

let running: Running = { remote: '', task: 0 };
let write = (_text: string): void => {};

/** Has every change written to a file, where the server's process finds it when this one hangs or has died. */
export function noteIn(fd: number): void {
  const note = Buffer.alloc(NOTE_LENGTH);
  write = (text) => {
    note.fill(' ');
    note.write(text);
    writeSync(fd, note, 0, NOTE_LENGTH, 0);
  };
}

export const nowRunning = (): Running => running;

/** Says whose code is about to run. A write of some bytes costs about 2 µs. */
export function enter(next: Running): void {
  if (next.remote === running.remote && next.task === running.task) return;
  running = next;
  write(`${next.task} ${next.remote}`);
}

/** What a note says; undefined where none was taken. */
export function readNote(text: string): Running | undefined {
  const [, task, remote] = /^(\d+) (\S*)/.exec(text) ?? [];
  return task === undefined ? undefined : { task: Number(task), remote: remote ?? '' };
}

type Later = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => unknown;

/** Timers whose callbacks run on the account of who set them. */
export function noteTimers(): void {
  const target = globalThis as unknown as Record<string, Later>;
  for (const name of ['setTimeout', 'setInterval', 'setImmediate']) {
    const later = target[name] as Later;
    target[name] = (callback, ...rest) => {
      const owner = running;
      return later(
        (...args) => {
          enter(owner);
          callback(...args);
        },
        ...rest,
      );
    };
  }
}
