import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { grievanceForm } from '../../../shared/src/contract';
import { readForm } from '../../../api/src/platform/files';
import { toHttpError, toFailure } from '../../../web/src/errors';
import { multipart } from '../../../api/src/platform/http/plugin';

const incoming = mkdtempSync(join(tmpdir(), 'university-fuzz-'));
process.on('exit', () => rmSync(incoming, { recursive: true, force: true }));

const app = Fastify();
const ready = app.register(multipart, { fileLimit: 100_000 }).after(() => {
  app.setErrorHandler((error: Error, _request, reply) => {
    const failure = toHttpError(error);
    return reply.status(failure.status).send(toFailure(failure));
  });
  const file = { field: 'pdf', required: false, limit: 50_000, missing: 'Choose a file' } as const;
  app.post('/', async (request) => {
    const form = await readForm(request, { incoming }, { schema: grievanceForm, file });
    if (form.file) rmSync(form.file.path);
    return {};
  });
});

/** A form is taken, or refused as the sender's fault, and leaves no file. The first line is the boundary. */
export async function fuzz(data: Buffer): Promise<void> {
  await ready;
  const end = Math.max(0, data.indexOf('\n'));
  const boundary = data
    .subarray(0, Math.min(end, 70))
    .toString('latin1')
    .replace(/[^\x21-\x7e]/g, 'x');
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: data.subarray(end + 1),
  });
  if (answer.statusCode >= 500) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`);
  const left = readdirSync(incoming);
  if (left.length > 0) throw new Error(`Left ${left.length} files`);
}
