import { createHash } from 'node:crypto';
import {
  GRIEVANCE_FILE_LIMIT,
  grievanceForm,
  grievanceTrackRequest,
  type GrievanceForm,
} from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalid } from '../errors';
import { checkPdf, readForm, type FileStorage, type Form, type ReceivedFile } from '../files';
import { nulCharacters, toIssues } from '../http/input';

const PDF = {
  field: 'pdf',
  required: false,
  limit: GRIEVANCE_FILE_LIMIT,
  missing: 'Choose a PDF file',
  check: checkPdf,
} as const;

export type SentGrievance = Form<GrievanceForm, ReceivedFile | undefined>;

/**
 * A grievance as it was sent: multipart with a PDF or without, or plain fields. The caller places the file or
 * discards it.
 * @throws ApiError 400 that names the fields, 413, 415; no file is left then
 */
export async function readGrievance(request: FastifyRequest, files: FileStorage): Promise<SentGrievance> {
  if (request.isMultipart()) return readForm(request, files, { schema: grievanceForm, file: PDF });
  const fields = readFields(request, grievanceForm);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([fields]))
    .digest('hex');
  return { fields, file: undefined, fingerprint };
}

/**
 * Ticket and e-mail address, as a form of either kind or as JSON.
 * @throws ApiError 400 that names the fields
 */
export async function readTrackRequest(request: FastifyRequest, files: FileStorage) {
  if (!request.isMultipart()) return readFields(request, grievanceTrackRequest);
  return (await readForm(request, files, { schema: grievanceTrackRequest })).fields;
}

function readFields<S extends z.ZodType>({ body }: FastifyRequest, schema: S): z.output<S> {
  const result = schema.safeParse(body ?? {});
  const issues = [...(result.success ? [] : toIssues(result.error, 'body')), ...nulCharacters(body)];
  if (!result.success || issues.length > 0) throw invalid(issues);
  return result.data;
}
