/** The file behind `load: () => import('./pages/Courses')`, and the chunk that is named after it. */
export function chunkOf(load: () => Promise<unknown>): { file: string; chunk: string };
