import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readFields } from '../http/input';
import { readForm } from './multipart';
import type { FileStorage } from './storage';

/**
 * A form without a file, of either kind, or the same as JSON.
 * @throws HttpError 400 that names the fields, 413, 415
 */
export async function readPlainForm<S extends z.ZodType>(
  request: FastifyRequest,
  files: FileStorage,
  schema: S,
): Promise<z.output<S>> {
  if (!request.isMultipart()) return readFields(request, schema);
  return (await readForm(request, files, { schema })).fields as z.output<S>;
}
