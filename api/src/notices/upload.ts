import { createHash } from 'node:crypto';
import { noticeUpload, type Issue, type NoticeUpload } from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../errors';
import { nulCharacters, toIssues } from '../http/input';
import { discard, receive, type StoredFile } from './files';
import { isPdf } from './pdf';

export interface Upload {
  fields: NoticeUpload;
  file: StoredFile;
  /** SHA-256 of all that was sent. */
  fingerprint: string;
}

const tooLarge = (limit: number) =>
  new ApiError(413, 'too_large', `The file is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);

function check(fields: Record<string, string>): { value?: NoticeUpload; issues: Issue[] } {
  const { data, error } = noticeUpload.safeParse(fields);
  return { value: data, issues: [...(error ? toIssues(error, 'body') : []), ...nulCharacters(fields)] };
}

/**
 * Reads a multipart upload: text fields and one PDF named `pdf`. A wrong field that comes before the file is refused
 * before the file is read, so forms send the file last.
 * @throws ApiError 400, 413 or 415; nothing is left on disk then
 */
export async function readUpload(request: FastifyRequest, dataDir: string, limit: number): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new ApiError(415, 'unsupported_type', 'Send the notice as a form with a file (multipart/form-data).');
  }
  const fields: Record<string, string> = {};
  let file: StoredFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const wrong = check(fields).issues.filter(({ path }) => path in fields);
      if (wrong.length > 0) throw invalid(wrong);
      if (part.fieldname !== 'pdf')
        throw invalid([{ path: part.fieldname, message: 'Send the file in the field pdf' }]);
      file = await receive(dataDir, part.file);
      if (part.file.truncated) throw tooLarge(limit);
      if (!(await isPdf(file.path))) throw invalid([{ path: 'pdf', message: 'Choose a PDF file' }]);
    }
    const { value, issues } = check(fields);
    if (!file || file.size === 0) issues.push({ path: 'pdf', message: 'Choose a PDF file' });
    if (!file || !value || issues.length > 0) throw invalid(issues);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([value, file.hash]))
      .digest('hex');
    return { fields: value, file, fingerprint };
  } catch (error) {
    if (file) await discard(file.path);
    // The rest of a refused upload is read and dropped, or its connection would stay open for ever.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
