/** The isolated program: built as `isolated.mjs` beside the server, or run from source. */
import { inspectPdfFile } from '../files/pdf/inspect';
import { readPdfText } from '../files/pdf/text';
import { renderIcon, renderPicture, renderPortrait } from '../files/picture/render';
import { allotSeats, explainSeats } from './allotment';
import { serve, type Tasks } from './serve';

export const TASKS = {
  inspectPdf: inspectPdfFile,
  readPdfText,
  renderPicture,
  renderIcon,
  renderPortrait,
  allotSeats,
  explainSeats,
} satisfies Tasks;

serve(TASKS);
