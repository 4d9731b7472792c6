import { grievanceForm } from '../../../shared/src/contract';
import { parseFormBody } from '../../../api/src/platform/http/form-body';
import { withUnstorable } from '../../../api/src/platform/http/input';
import { ApiError } from '../../../api/src/platform/errors';

/** A body becomes fields of text, or is refused as the sender's fault. */
export function fuzz(data: Buffer): void {
  try {
    const fields = parseFormBody(data.toString());
    grievanceForm.safeParse(fields);
    withUnstorable([], fields);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
}
