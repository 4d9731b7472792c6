import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Objects to a page of a list; few, so that tests turn pages. */
const PAGE = 2;

export class FakeS3 {
  readonly objects = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  failing?: number;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: Error) => response.destroy(error));
  });

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const body = await buffer(request);
    const send = (status: number, headers: Record<string, string | number> = {}, content: Buffer | string = '') =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : content);
    if (this.failing) return send(this.failing);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/')) return send(403);
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (bucket !== 'uploads') return send(404);
    if (searchParams.get('list-type') === '2') {
      return send(200, { 'content-type': 'application/xml' }, this.#list(searchParams));
    }
    if (request.method === 'PUT') {
      this.objects.set(key, { bytes: body, modifiedAt: new Date() });
      return send(200, { etag: '"1"' });
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return send(204);
    }
    const object = this.objects.get(key);
    if (!object) {
      return send(404, { 'content-type': 'application/xml' }, '<Error><Code>NoSuchKey</Code></Error>');
    }
    const { bytes, modifiedAt } = object;
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
    return send(range ? 206 : 200, { 'content-length': part.length, 'last-modified': modifiedAt.toUTCString() }, part);
  }

  #list(query: URLSearchParams): string {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const start = Number(query.get('continuation-token') ?? 0);
    const contents = keys.slice(start, start + PAGE).map((key) => {
      const { bytes, modifiedAt } = this.objects.get(key) ?? { bytes: '', modifiedAt: new Date(0) };
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = start + PAGE < keys.length ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }
}
