import { createHash } from 'node:crypto';
import type { Issue } from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { toIssues, withUnstorable } from '../http/input';
import { discard, receive, type InspectedFile, type ReceivedFile, FileRefused } from './receive';
import type { FileStorage } from './storage';

/** The one file that a form may carry. */
export interface FileRule<Facts = unknown> {
  /** Name of its field. */
  field: string;
  required: boolean;
  /** Bytes. */
  limit: number;
  /** What people are asked for when it is missing: 'Choose a PDF file'. */
  missing: string;
  /** Looks into the received file, once. Throws `FileRefused` with what is wrong, for people. */
  inspect?: (file: ReceivedFile) => Promise<Facts>;
}

export interface Form<T, F> {
  fields: T;
  /** For the caller to place or to discard. */
  file: F;
  /** SHA-256 of all that was sent, hex: tells a repeat from another form. */
  fingerprint: string;
}

interface FormRules<S extends z.ZodType, F extends FileRule | undefined> {
  /** The text fields, each a string; a field may come once. */
  schema: S;
  /** Without it the form takes no file. */
  file?: F;
}

type FactsOf<F> = F extends { inspect: (file: ReceivedFile) => Promise<infer Facts> } ? Facts : undefined;
type FileOf<F> = InspectedFile<FactsOf<F>> | (F extends { required: true } ? never : undefined);

/** What a form has given so far. */
class Draft<S extends z.ZodType> {
  readonly fields: Record<string, string> = {};
  readonly issues: Issue[] = [];
  file?: ReceivedFile & { facts?: unknown };
  #checked?: { value?: z.output<S>; issues: readonly Issue[] };

  constructor(private readonly schema: S) {}

  add(name: string, value: unknown, truncated: boolean) {
    if (name in this.fields) this.issues.push({ path: name, message: 'Send this field once' });
    else if (truncated) this.issues.push({ path: name, message: 'This is too long' });
    else if (typeof value !== 'string') this.issues.push({ path: name, message: 'Send this field as plain text' });
    this.fields[name] = String(value);
    this.#checked = undefined;
  }

  /** What the fields come to, read once however often it is asked for: before the file, and at the end. */
  check(): { value?: z.output<S>; issues: readonly Issue[] } {
    if (!this.#checked) {
      const { data, error } = this.schema.safeParse(this.fields);
      const issues = [...this.issues, ...withUnstorable(error ? toIssues(error, 'body') : [], this.fields)];
      this.#checked = { value: data, issues };
    }
    return this.#checked;
  }
}

/**
 * Reads a form (multipart/form-data): text fields and at most one file, which is received into `files.incoming`.
 * A wrong field that comes before the file is refused before the file is read, so forms send the file last.
 * The caller places the file or discards it, whatever happens.
 * @throws HttpError 400, 413 or 415; no file is left then
 */
export async function readForm<S extends z.ZodType, const F extends FileRule | undefined = undefined>(
  request: FastifyRequest,
  files: Pick<FileStorage, 'incoming'>,
  rules: FormRules<S, F>,
): Promise<Form<z.output<S>, FileOf<F>>> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_type', 'Send this as a form (multipart/form-data).');
  }
  const draft = new Draft<S>(rules.schema);
  try {
    await readParts(request, files.incoming, rules.file, draft);
    const { value, issues: wrong } = draft.check();
    const issues = [...wrong];
    const { file } = draft;
    if (rules.file?.required && !file) issues.push({ path: rules.file.field, message: rules.file.missing });
    if (issues.length > 0) throw invalid(issues);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([value, file?.hash]))
      .digest('hex');
    return { fields: value as z.output<S>, file: file as FileOf<F>, fingerprint };
  } catch (error) {
    await discard(draft.file);
    // The rest of a refused form is read and dropped, or its connection would stay open for ever.
    request.raw.unpipe();
    request.raw.resume();
    throw toRefusal(error as Error, request, rules.file);
  }
}

async function readParts<S extends z.ZodType>(
  request: FastifyRequest,
  folder: string,
  rule: FileRule | undefined,
  draft: Draft<S>,
): Promise<void> {
  for await (const part of request.parts({ limits: { fileSize: rule?.limit ?? 0 } })) {
    if (part.type === 'field') {
      draft.add(part.fieldname, part.value, part.valueTruncated);
      continue;
    }
    // Browsers send a file field without a choice as a file without name and content.
    if (!part.filename) {
      part.file.resume();
      continue;
    }
    const wrong = draft.check().issues.filter(({ path }) => path in draft.fields);
    if (wrong.length > 0) throw invalid(wrong);
    if (!rule) throw invalid([{ path: part.fieldname, message: 'This form takes no file' }]);
    if (part.fieldname !== rule.field) {
      throw invalid([{ path: part.fieldname, message: `Send the file in the field ${rule.field}` }]);
    }
    draft.file = await receive(folder, part.file);
    if (part.file.truncated) throw tooLarge(rule.limit);
    if (draft.file.size === 0) throw new FileRefused('The file is empty');
    draft.file.facts = await rule.inspect?.(draft.file);
  }
}

const tooLarge = (limit: number) =>
  new HttpError(413, 'too_large', `The file is larger than ${Math.floor((limit / 1024 / 1024) * 10) / 10} MB.`);

/** The parser's limits on the number of parts, by code. */
const TOO_MANY: Record<string, string> = {
  FST_FILES_LIMIT: 'Send one file',
  FST_FIELDS_LIMIT: 'These are too many fields',
  FST_PARTS_LIMIT: 'These are too many fields',
};

/** What broke off or cannot be read is the sender's doing; an error of this system's disk stays what it is. */
function toRefusal(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest, rule?: FileRule) {
  if (error instanceof HttpError) return error;
  if (error instanceof FileRefused) return invalid([{ path: rule?.field ?? 'file', message: error.message }]);
  const tooMany = TOO_MANY[error.code ?? ''];
  if (tooMany) return invalid([{ path: rule?.field ?? 'body', message: tooMany }]);
  if (!request.raw.complete && request.raw.destroyed) {
    return new HttpError(400, 'aborted', 'The upload broke off before it was complete.');
  }
  if ('syscall' in error || error.statusCode !== undefined) return error;
  return new HttpError(400, 'bad_request', 'The form could not be read.');
}
