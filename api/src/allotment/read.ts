import type { Allotment } from '@university/shared/contract';
import { auditAll } from '../audit/repository';
import { inBatches, type Outcome } from '../batch';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { findAllotments } from './repository';
import { toAllotment } from './view';

/**
 * Reads records for their applicants, each noted in the audit log. Rejects with ApiError 404 when a record or its
 * round's publication has been withdrawn meanwhile.
 */
export function allotmentReader(services: Services): (id: string) => Promise<Allotment> {
  const { db, now } = services;
  return inBatches((ids: string[]) =>
    db.transaction(async (tx) => {
      const at = now();
      const rows = new Map((await findAllotments(tx, ids)).map((row) => [row.id, row]));
      const shown = ids.map((id) => rows.get(id)).map((row) => (row?.published ? row : undefined));
      await auditAll(
        tx,
        shown.flatMap((row) =>
          row ? [{ at, actor: `applicant:${row.applicantId}`, action: 'read', subject: `allotment:${row.id}` }] : [],
        ),
      );
      return shown.map(
        (row): Outcome<Allotment> =>
          row
            ? { result: toAllotment(row, at, services) }
            : { error: new ApiError(404, 'not_published', 'The result of this round is not published.') },
      );
    }),
  );
}
