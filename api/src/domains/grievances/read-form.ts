import { createHash } from 'node:crypto';
import { clientNetwork } from '@university/web';
import { GRIEVANCE_FILE_LIMIT, grievanceForm, type GrievanceForm } from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { grievances } from '../../platform/database/schema';
import { pdfInspection, readForm, type Form, type ReceivedFile } from '../../platform/files';
import { readFields } from '../../platform/http/input';
import { wantsPage } from '../../platform/http/pages/with-pages';
import { idempotencyKey } from '../../platform/idempotency';
import type { Services } from '../../platform/services';

/** The paper that may come with a grievance. Strangers send it, so it is counted for the network that it comes from. */
const pdfRule = ({ isolated }: Pick<Services, 'isolated'>, { ip }: FastifyRequest) =>
  ({
    field: 'pdf',
    required: false,
    limit: GRIEVANCE_FILE_LIMIT,
    missing: 'Choose a PDF file',
    inspect: pdfInspection(isolated, clientNetwork(ip)),
  }) as const;

/** What is stored of what was sent. The fields of `helpReason` come from a form of their own. */
export type GrievanceFields = GrievanceForm &
  Partial<Pick<typeof grievances.$inferInsert, 'helpReason' | 'helpTrack' | 'helpTrackName' | 'helpRound'>>;

export type SentGrievance = Form<GrievanceFields, ReceivedFile | undefined>;

/**
 * A grievance as it was sent: multipart with a PDF or without, or plain fields. The caller places the file or
 * discards it.
 * @throws HttpError 400 that names the fields, 413, 415, 429 and 503 when too many files are being read; no file is
 *   left then
 */
export async function readGrievance(
  request: FastifyRequest,
  services: Pick<Services, 'files' | 'isolated'>,
): Promise<SentGrievance> {
  if (request.isMultipart()) {
    return readForm(request, services.files, { schema: grievanceForm, file: pdfRule(services, request) });
  }
  const fields = readFields(request, grievanceForm);
  return { fields, file: undefined, fingerprint: digestOf([fields]) };
}

/** Of what was sent: the same for the same content. */
export const digestOf = (content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * The Idempotency-Key that came with a form. One without scripts has none: sent twice, it says the same twice.
 * @param content stands for what was sent
 * @throws HttpError 400
 */
export function keyOf(request: FastifyRequest, content: string): string | undefined {
  return idempotencyKey(request) ?? (wantsPage(request) ? content : undefined);
}
