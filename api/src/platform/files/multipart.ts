import type { Issue } from '@university/shared/contract';
import type { MultipartValue } from '@fastify/multipart';
import { HttpError, invalid, storageFull } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readInput, readFields } from '../http/input';
import { discard, FileRefused, type ReceivedFile, receive, type InspectedFile } from './receive';
import { createHash } from 'node:crypto';
import { hasRoom } from './room';
import type { FileStorage } from './storage';

export interface FileRule<Facts = unknown> {
  field: string;
  required: boolean;
  limit: number;
  missing: string;
  /** Called once with the received file. Throws `FileRefused`. */
  inspect?: (file: ReceivedFile) => Promise<Facts>;
}

export interface FilesRule extends Pick<FileRule, 'field' | 'required' | 'limit' | 'missing'> {
  most: number;
  total: number;
}

/** With the sender's file name and the result of `inspect`. */
export interface FormFile {
  name: string;
  file: ReceivedFile & { facts?: unknown };
}

interface FormRules<S extends z.ZodType, F = FileRule | FilesRule | undefined> {
  schema: S;
  /** Without it the form takes no file. */
  file?: F;
}

class Draft<S extends z.ZodType> {
  readonly #fields: Record<string, string> = {};
  readonly #issues: Issue[] = [];
  readonly files: FormFile[] = [];
  #checked?: { value?: z.output<S>; issues: readonly Issue[] };

  constructor(private readonly schema: S) {}

  add({ fieldname: path, value, valueTruncated }: MultipartValue) {
    if (path in this.#fields) this.#issues.push({ path, message: 'Send this field once' });
    else if (valueTruncated) this.#issues.push({ path, message: 'This is too long' });
    else if (typeof value !== 'string') this.#issues.push({ path, message: 'Send this field as plain text' });
    this.#fields[path] = String(value);
    this.#checked = undefined;
  }

  /** Cached until the next field. */
  check(): { value?: z.output<S>; issues: readonly Issue[] } {
    if (!this.#checked) {
      const { data, issues } = readInput(this.schema, this.#fields, 'body');
      this.#checked = { value: data, issues: [...this.#issues, ...issues] };
    }
    return this.#checked;
  }

  /** Refuses a file before it is read: after a wrong field, or in the wrong one. */
  expect(fieldname: string, rule: FileRule | FilesRule | undefined): asserts rule {
    const wrong = this.check().issues.filter(({ path }) => path in this.#fields);
    if (wrong.length > 0) throw invalid(wrong);
    if (!rule) throw invalid([{ path: fieldname, message: 'This form takes no file' }]);
    if (fieldname === rule.field) return;
    throw invalid([{ path: fieldname, message: `Send the file in the field ${rule.field}` }]);
  }
}

async function readParts<S extends z.ZodType>(
  request: FastifyRequest,
  folder: string,
  rule: FileRule | FilesRule | undefined,
  draft: Draft<S>,
): Promise<void> {
  const several = severalOf(rule);
  const files = several?.most ?? 1;
  for await (const part of request.parts({ limits: { fileSize: rule?.limit ?? 0, files, parts: FIELDS + files } })) {
    if (part.type === 'field') draft.add(part);
    // Browsers send a file field without a choice as a file without name and content.
    else if (!part.filename) part.file.resume();
    else {
      draft.expect(part.fieldname, rule);
      const name = part.filename.slice(0, NAME_LIMIT);
      const what = several ? `The file ${name}` : 'The file';
      const file: FormFile['file'] = await receive(folder, part.file);
      draft.files.push({ name, file });
      if (part.file.truncated) throw tooLarge(`${what} is`, rule.limit);
      if (file.size === 0) throw new FileRefused(`${what} is empty`);
      if (several && sizeOf(draft.files) > several.total) throw tooLarge('The files together are', several.total);
      if ('inspect' in rule) file.facts = await rule.inspect?.(file);
    }
  }
}

const FIELDS = 30;

const NAME_LIMIT = 100;

const sizeOf = (files: readonly FormFile[]) => files.reduce((sum, { file }) => sum + file.size, 0);

const tooLarge = (what: string, limit: number) =>
  new HttpError(413, 'too_large', `${what} larger than ${Math.floor((limit / 1024 / 1024) * 10) / 10} MB.`);

const severalOf = (rule: FileRule | FilesRule | undefined) => (rule && 'most' in rule ? rule : undefined);

const TOO_MANY: Record<string, (rule: FileRule | FilesRule | undefined) => string> = {
  FST_FILES_LIMIT: (rule) => {
    const { most } = severalOf(rule) ?? {};
    return most ? `Send at most ${most} files` : 'Send one file';
  },
  FST_FIELDS_LIMIT: () => 'These are too many fields',
  FST_PARTS_LIMIT: () => 'These are too many fields',
};

/** An aborted or malformed upload is the sender's fault; a disk error is not. */
function toRefusal(
  error: Error & { code?: string; statusCode?: number },
  request: FastifyRequest,
  rule: FileRule | FilesRule | undefined,
): Error {
  if (error instanceof HttpError) return error;
  if (error instanceof FileRefused) return invalid([{ path: rule?.field ?? 'file', message: error.message }]);
  const message = TOO_MANY[error.code ?? '']?.(rule);
  if (message) return invalid([{ path: rule?.field ?? 'body', message }]);
  if (!request.raw.complete && request.raw.destroyed) {
    return new HttpError(400, 'aborted', 'The upload broke off before it was complete.');
  }
  if ('syscall' in error || error.statusCode !== undefined) return error;
  return new HttpError(400, 'bad_request', 'The form could not be read.');
}

export interface Form<T, F> {
  fields: T;
  file: F;
  /** SHA-256 of fields and file, hex: recognises a repeated form. */
  fingerprint: string;
}

type FactsOf<F> = F extends { inspect: (file: ReceivedFile) => Promise<infer Facts> } ? Facts : undefined;
type FileOf<F> = InspectedFile<FactsOf<F>> | (F extends { required: true } ? never : undefined);

/**
 * Reads multipart/form-data: text fields and at most one file, received into `files.incoming`. Forms send the file last,
 * so that wrong fields are refused before it. The caller must place or discard the file.
 * @throws HttpError 400, 413, 415, or 503 without room on the disk; no file is left then
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

/** Reads a form of files only. The caller must discard them. @throws HttpError 400, 413 or 415; no file is left then */
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
  { schema, file: rule }: FormRules<S>,
): Promise<{ fields: z.output<S>; received: FormFile[] }> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_type', 'Send this as a form (multipart/form-data).');
  }
  const draft = new Draft<S>(schema);
  try {
    // What is being received must still fit.
    if (!(await hasRoom(incoming))) throw storageFull();
    await readParts(request, incoming, rule, draft);
    const { value, issues: wrong } = draft.check();
    const issues = [...wrong];
    if (rule?.required && draft.files.length === 0) issues.push({ path: rule.field, message: rule.missing });
    if (issues.length > 0) throw invalid(issues);
    return { fields: value as z.output<S>, received: draft.files };
  } catch (error) {
    for (const { file } of draft.files) await discard(file);
    // Drained, or the connection would stay open.
    request.raw.unpipe();
    request.raw.resume();
    throw toRefusal(error as Error, request, rule);
  }
}

/** Reads a form without file, of either encoding, or JSON. @throws HttpError 400, 413, 415 */
export async function readPlainForm<S extends z.ZodType>(
  request: FastifyRequest,
  files: FileStorage,
  schema: S,
): Promise<z.output<S>> {
  if (!request.isMultipart()) return readFields(request, schema);
  return (await readForm(request, files, { schema })).fields as z.output<S>;
}
