import type { Allotment } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { auditAll } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';
import type { Services } from '../../platform/services';
import { findAllotments, joinAsWritten } from './repository';
import { readSurroundings } from './surroundings';
import { toAllotment } from './view';

interface Look {
  /** Of the allotment. */
  id: string;
  /** When the session that reads it gave the second proof. */
  provedAt: Date | null;
}

/**
 * Reads records for their applicants, each noted in the audit log. Rejects with HttpError 404 when a record or its
 * round's publication has been withdrawn meanwhile.
 */
export function allotmentReader(services: Services): (look: Look) => Promise<Allotment> {
  const { db, calendar, clock } = services;
  return inBatches((looks: Look[]) =>
    db.transaction(async (tx) => {
      const at = calendar();
      const ids = looks.map(({ id }) => id);
      await joinAsWritten(tx);
      const found = await findAllotments(tx, ids);
      const rows = new Map(found.map((row) => [row.id, row]));
      const known = await readSurroundings(tx, found);
      const shown = ids.map((id) => rows.get(id)).map((row) => (row?.published ? row : undefined));
      await auditAll(
        tx,
        shown.flatMap((row) =>
          row
            ? [{ at: clock(), actor: `applicant:${row.applicantId}`, action: 'read', subject: `allotment:${row.id}` }]
            : [],
        ),
      );
      return shown.map(
        (row, index): Outcome<Allotment> =>
          row
            ? { result: toAllotment(row, known, at, services, looks[index]) }
            : { error: new HttpError(404, 'not_published', 'The result of this round is not published.') },
      );
    }),
  );
}
