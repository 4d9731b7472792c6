/** Routes of the shell itself; ids of remotes' routes hold a colon. */
export const FRAME_ID = 'frame';
export const NOT_FOUND_ID = 'not-found';

/** The remote that a page or a slot belongs to: its id begins with it. */
export const remoteOf = (id: string): string => id.slice(0, id.indexOf(':'));
