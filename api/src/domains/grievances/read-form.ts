import { createHash } from 'node:crypto';
import { clientNetwork } from '@university/web';
import { GRIEVANCE_FILE_LIMIT, grievanceForm, type GrievanceForm } from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import { pdfInspection, readForm, type Form, type ReceivedFile } from '../../platform/files';
import { readFields } from '../../platform/http/input';
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

export type SentGrievance = Form<GrievanceForm, ReceivedFile | undefined>;

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
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([fields]))
    .digest('hex');
  return { fields, file: undefined, fingerprint };
}
