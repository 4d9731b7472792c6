/** Routes of the shell itself; ids of remotes' routes hold a colon. */
export const FRAME_ID = 'frame';
export const NOT_FOUND_ID = 'not-found';
