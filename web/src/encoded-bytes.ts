import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
}

export async function sendBytes(bytes: EncodedBytes, request: FastifyRequest, reply: FastifyReply) {
  return sendVariant(await bytes.variantFor(request), reply);
}

interface Public {
  /** `private`: not for shared caches. */
  whose?: 'public' | 'private';
  maxAge?: number;
}

const STALE_IF_ERROR = 3_600;

export async function sendPublic(
  bytes: EncodedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  { whose = 'public', maxAge = 0 }: Public = {},
) {
  const variant = await bytes.variantFor(request);
  // "must-revalidate" would forbid stale answers on errors.
  const ifAway = whose === 'public' ? `stale-if-error=${STALE_IF_ERROR}` : 'must-revalidate';
  reply.header('Cache-Control', `${whose}, max-age=${maxAge}, ${ifAway}`).header('ETag', variant.etag);
  if (!isUnchanged(request, variant.etag)) return sendVariant(variant, reply);
  return reply.header('Vary', 'Accept-Encoding').status(304).send();
}

function sendVariant({ body, encoding }: Variant, reply: FastifyReply) {
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Vary', 'Accept-Encoding').send(body);
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  etag: string;
  encoding: Encoding;
}

export const acceptedEncoding = (header = ''): Encoding =>
  negotiate<Encoding>(header.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity';

/** Bytes; below that it saves no packet. */
const MIN_COMPRESSED = 1_000;

/** Smaller than gzip at about the same cost. */
const COMPRESS_LEVEL = 5;

/** A tenth smaller, at fifty times the cost. */
const RECOMPRESS_LEVEL = 11;

const RECOMPRESS_AFTER = 4;

/** One at a time, so that threads stay free. */
const recompressing = new PQueue({ concurrency: 1 });
const MAX_RECOMPRESSING = 100;

/** One chunk for most results: each one is a round trip to another thread. */
const inOneGo = ({ length }: Buffer) => ({ chunkSize: Math.max(length >> 2, constants.Z_MIN_CHUNK) });

const brotli = (bytes: Buffer, level: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level }, ...inOneGo(bytes) });

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, COMPRESS_LEVEL),
  gzip: (bytes) => promisify(gzip)(bytes, inOneGo(bytes)),
  identity: async (bytes) => bytes,
};

/** Bytes for many requests: compressed once per encoding, and better when requested often. */
export class EncodedBytes {
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  readonly #bytes: Buffer;
  #hash = '';
  #asked = 0;
  #isRecompressed = false;

  /** @param content must not be changed */
  constructor(content: string | Uint8Array) {
    this.#bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  }

  get length(): number {
    return this.#bytes.length;
  }

  get text(): string {
    return this.#bytes.toString();
  }

  equals(other: EncodedBytes): boolean {
    return this.#bytes.equals(other.#bytes);
  }

  variantFor({ headers }: Pick<FastifyRequest, 'headers'>): Variant | Promise<Variant> {
    const encoding = this.#bytes.length < MIN_COMPRESSED ? 'identity' : acceptedEncoding(headers['accept-encoding']);
    const made = this.#variants.get(encoding);
    this.#asked++;
    if (!made) {
      const making = compress[encoding](this.#bytes).then((body) => this.#keep(encoding, body));
      this.#variants.set(encoding, making);
      return making;
    }
    if (encoding === 'br' && this.#asked >= RECOMPRESS_AFTER) this.#recompress();
    return made;
  }

  #recompress(): void {
    if (this.#isRecompressed || recompressing.size >= MAX_RECOMPRESSING) return;
    this.#isRecompressed = true;
    recompressing.add(async () => this.#keep('br', await brotli(this.#bytes, RECOMPRESS_LEVEL))).catch(() => {});
  }

  /** Brotli's tag is weak (RFC 9110, section 8.8.1), as it may be recompressed. */
  #keep(encoding: Encoding, body: Buffer): Variant {
    this.#hash ||= createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    const tags = { br: `W/"${this.#hash}-br"`, gzip: `"${this.#hash}-gzip"`, identity: `"${this.#hash}"` };
    const variant = { body, etag: tags[encoding], encoding };
    this.#variants.set(encoding, variant);
    return variant;
  }
}
