import { HttpError } from '@university/web';
import { grievanceForm } from '../../../shared/src/contract';
import { parseFormBody, readInput } from '../../../api/src/platform/http/input';

/** A body becomes fields of text, or is refused as the sender's fault. */
export function fuzz(data: Buffer): void {
  try {
    const fields = parseFormBody(data.toString());
    readInput(grievanceForm, fields, 'body');
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
  }
}
