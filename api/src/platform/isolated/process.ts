/** The program of a process apart: built as `isolated.mjs` beside the server's, or run from its source. */
import { inspectPdfFile } from '../files/pdf/inspect';
import { readPdfText } from '../files/pdf/text';
import { renderPicture, renderPortrait } from '../files/picture/render';
import { serve, type Tasks } from './serve';

/** What is done apart from the server. */
export const TASKS = { inspectPdf: inspectPdfFile, readPdfText, renderPicture, renderPortrait } satisfies Tasks;

serve(TASKS);
