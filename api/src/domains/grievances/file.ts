import { notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { findGrievance } from './repository';
import { noSuchGrievance } from './settle';
import { sightOf } from './sight';

const noFile = () => notFound('No file came with this grievance.');

/**
 * A one-use address of the PDF of a grievance.
 * @throws HttpError 404 without a file, and for a grievance that the caller may not see
 */
export async function requestFile({ db, clock }: Services, staffId: string, id: string) {
  return db.transaction(async (tx) => {
    const row = await findGrievance(tx, sightOf(staffId), id);
    if (!row) throw noSuchGrievance();
    if (!row.fileKey) throw noFile();
    const at = clock();
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'open-file', subject: `grievance:${id}` });
    return issueDownload(tx, { kind: 'grievance', params: { id, staffId }, staffId }, at);
  });
}

/** Sends the PDF to be saved and not shown: strangers made it. */
export const sendGrievanceFile: DownloadSender = async ({ db, files }, { id, staffId }, { reply }) => {
  const row = await findGrievance(db, sightOf(String(staffId)), String(id));
  const content = row?.fileKey ? await files.open(row.fileKey) : undefined;
  if (!row || !content) throw noFile();
  return reply
    .type('application/pdf')
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename="${row.ticket}.pdf"`)
    .send(content);
};
