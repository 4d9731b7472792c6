import { createHash } from 'node:crypto';
import { HttpError, invalid, storageFull } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Draft, type FileRule, type FilesRule, type FormFile, type PartRules, readParts, toRefusal } from './parts';
import type { InspectedFile, ReceivedFile } from './receive';
import { hasRoom } from './room';
import type { FileStorage } from './storage';

export interface Form<T, F> {
  fields: T;
  /** For the caller to place or to discard. */
  file: F;
  /** SHA-256 of all that was sent, hex: tells a repeat from another form. */
  fingerprint: string;
}

interface FormRules<S extends z.ZodType, F extends FileRule | undefined> extends PartRules<S> {
  file?: F;
}

type FactsOf<F> = F extends { inspect: (file: ReceivedFile) => Promise<infer Facts> } ? Facts : undefined;
type FileOf<F> = InspectedFile<FactsOf<F>> | (F extends { required: true } ? never : undefined);

/**
 * Reads a form (multipart/form-data): text fields and at most one file, which is received into `files.incoming`.
 * A wrong field that comes before the file is refused before the file is read, so forms send the file last.
 * The caller places the file or discards it, whatever happens.
 * @throws HttpError 400, 413, 415, or 503 where the disk has no room; no file is left then
 */
export async function readForm<S extends z.ZodType, const F extends FileRule | undefined = undefined>(
  request: FastifyRequest,
  files: Pick<FileStorage, 'incoming'>,
  rules: FormRules<S, F>,
): Promise<Form<z.output<S>, FileOf<F>>> {
  const { fields, received } = await readDraft(request, files, rules);
  const file = received[0]?.file;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([fields, file?.hash]))
    .digest('hex');
  return { fields, file: file as FileOf<F>, fingerprint };
}

/**
 * Reads a form of files and nothing else, in the order in which they were sent. The caller discards them, whatever
 * happens.
 * @throws HttpError 400, 413 or 415; no file is left then
 */
export async function readFiles(
  request: FastifyRequest,
  files: Pick<FileStorage, 'incoming'>,
  file: FilesRule,
): Promise<FormFile[]> {
  return (await readDraft(request, files, { schema: z.object({}), file })).received;
}

async function readDraft<S extends z.ZodType>(
  request: FastifyRequest,
  { incoming }: Pick<FileStorage, 'incoming'>,
  { schema, file: rule }: PartRules<S>,
): Promise<{ fields: z.output<S>; received: FormFile[] }> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_type', 'Send this as a form (multipart/form-data).');
  }
  const draft = new Draft<S>(schema);
  try {
    // What is under way must still fit, and whoever writes smaller things than files.
    if (!(await hasRoom(incoming))) throw storageFull();
    await readParts(request, incoming, rule, draft);
    const { value, issues: wrong } = draft.check();
    const issues = [...wrong];
    if (rule?.required && draft.files.length === 0) issues.push({ path: rule.field, message: rule.missing });
    if (issues.length > 0) throw invalid(issues);
    return { fields: value as z.output<S>, received: draft.files };
  } catch (error) {
    await draft.discard();
    // The rest of a refused form is read and dropped, or its connection would stay open for ever.
    request.raw.unpipe();
    request.raw.resume();
    throw toRefusal(error as Error, request, rule);
  }
}
