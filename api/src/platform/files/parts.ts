import type { Issue } from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readInput } from '../http/input';
import { discard, FileRefused, type ReceivedFile, receive } from './receive';

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

/** Several files of one field. What is wrong with one of them is said with its name. */
export interface FilesRule extends Pick<FileRule, 'field' | 'required' | 'limit' | 'missing'> {
  most: number;
  /** Bytes of all together. */
  total: number;
}

/** A file of a form, with the name that its sender gave it and what was found in it. */
export interface FormFile {
  name: string;
  file: ReceivedFile & { facts?: unknown };
}

export interface PartRules<S extends z.ZodType> {
  /** The text fields, each a string; a field may come once. */
  schema: S;
  /** Without it the form takes no file. */
  file?: FileRule | FilesRule;
}

/** What a form has given so far. */
export class Draft<S extends z.ZodType> {
  readonly fields: Record<string, string> = {};
  readonly issues: Issue[] = [];
  readonly files: FormFile[] = [];
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
      const { data, issues } = readInput(this.schema, this.fields, 'body');
      this.#checked = { value: data, issues: [...this.issues, ...issues] };
    }
    return this.#checked;
  }

  /** Removes the files that were received. */
  async discard(): Promise<void> {
    for (const { file } of this.files) await discard(file);
  }
}

/** Reads every part into the draft. @throws what is wrong with a file, or with a field that comes before one */
export async function readParts<S extends z.ZodType>(
  request: FastifyRequest,
  folder: string,
  rule: FileRule | FilesRule | undefined,
  draft: Draft<S>,
): Promise<void> {
  const several = severalOf(rule);
  const files = several?.most ?? 1;
  for await (const part of request.parts({ limits: { fileSize: rule?.limit ?? 0, files, parts: FIELDS + files } })) {
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

/** Fields that the parser takes beside files. */
const FIELDS = 30;

/** Characters of a file's name: of longer ones this much is told. */
const NAME_LIMIT = 100;

const sizeOf = (files: readonly FormFile[]) => files.reduce((sum, { file }) => sum + file.size, 0);

const tooLarge = (what: string, limit: number) =>
  new HttpError(413, 'too_large', `${what} larger than ${Math.floor((limit / 1024 / 1024) * 10) / 10} MB.`);

const severalOf = (rule: FileRule | FilesRule | undefined) => (rule && 'most' in rule ? rule : undefined);

/** The parser's limits on the number of parts, by code. */
const TOO_MANY: Record<string, (rule: FileRule | FilesRule | undefined) => string> = {
  FST_FILES_LIMIT: (rule) => {
    const { most } = severalOf(rule) ?? {};
    return most ? `Send at most ${most} files` : 'Send one file';
  },
  FST_FIELDS_LIMIT: () => 'These are too many fields',
  FST_PARTS_LIMIT: () => 'These are too many fields',
};

/** What broke off or cannot be read is the sender's doing; an error of this system's disk stays what it is. */
export function toRefusal(
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
