import { inspectPdfFile } from '../files/pdf/inspect';

/** A task reads what strangers sent. Its input and its result travel between processes, so they are plain data. */
export type Tasks = Record<string, (input: never) => unknown>;

/** What is done apart from the server. */
export const TASKS = { inspectPdf: inspectPdfFile } satisfies Tasks;
