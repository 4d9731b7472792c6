import { WorkEnded, type IsolatedWork } from '../../isolated/isolated-work';
import { FileRefused } from '../receive';
// Types only: what reads PDF files is not loaded into the server.
import { type PdfFacts, type PdfFinding, PDF_REFUSALS } from './inspect';

export type { PdfFacts } from './inspect';

/**
 * Which rules a paper was found clean by; higher with each change that refuses more. Papers that were looked at by others are
 * looked at anew, and are not shown until then.
 */
export const PDF_RULES = 1;

/**
 * How a form looks into its PDF: apart from the server, counted for its sender.
 * @returns for `FileRule`; throws FileRefused with what is wrong, HttpError when too much is under way
 */
export function pdfInspection(isolated: IsolatedWork, sender?: string) {
  return async ({ path }: { path: string }): Promise<PdfFacts> => {
    const finding = await isolated.run('inspectPdf', { path }, sender).catch(asFinding);
    if ('refused' in finding) throw new FileRefused(PDF_REFUSALS[finding.refused]);
    return finding;
  };
}

/** What cannot be read within the limits cannot be read. */
function asFinding(error: unknown): PdfFinding {
  if (error instanceof WorkEnded) return { refused: 'unreadable' };
  throw error;
}
