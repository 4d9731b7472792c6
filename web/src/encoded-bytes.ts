import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this tag, be it weak or strong. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Sends bytes in the encoding that the caller takes. */
export async function sendBytes(bytes: EncodedBytes, request: FastifyRequest, reply: FastifyReply) {
  return sendVariant(await bytes.variantFor(request), reply);
}

interface Public {
  /** `public`: caches on the way may store it; `private`: only the caller's own, as others are sent something else. */
  whose?: 'public' | 'private';
  /** Seconds for which whoever stored it need not ask again; 0 by default. */
  maxAge?: number;
}

/** Seconds for which a cache on the way may send what it has where we do not answer, or answer that something is away. */
const STALE_IF_ERROR = 3_600;

/** The same for what is not secret: whoever stored it asks whether it is still the same. */
export async function sendPublic(
  bytes: EncodedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  { whose = 'public', maxAge = 0 }: Public = {},
) {
  const variant = await bytes.variantFor(request);
  // Without "must-revalidate", which forbids what is stale also where there is nothing else.
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

/** The encoding that an Accept-Encoding header prefers. */
export const acceptedEncoding = (header = ''): Encoding =>
  negotiate<Encoding>(header.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity';

/** Bytes below which compressing saves no packet. */
const WORTH_COMPRESSING = 1_000;

/** Brotli at 5 costs about what gzip costs and is smaller. */
const COMPRESS_LEVEL = 5;

/** A tenth smaller, at fifty times the cost. */
const RECOMPRESS_LEVEL = 11;

/** How often bytes are asked for until they are compressed better. */
const RECOMPRESS_AFTER = 4;

/** One after the other, so that threads are free for what somebody waits for. Beyond the hundredth it is done when it is asked for again. */
const recompressing = new PQueue({ concurrency: 1 });
const MOST_RECOMPRESSING = 100;

/** Room for the whole result, as a rule: every piece that is asked for is a way to another thread and back. */
const inOneGo = ({ length }: Buffer) => ({ chunkSize: Math.max(length >> 2, constants.Z_MIN_CHUNK) });

const brotli = (bytes: Buffer, level: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level }, ...inOneGo(bytes) });

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, COMPRESS_LEVEL),
  gzip: (bytes) => promisify(gzip)(bytes, inOneGo(bytes)),
  identity: async (bytes) => bytes,
};

/** Bytes that many ask for: compressed once for each encoding asked for, and better when they are asked for again. */
export class EncodedBytes {
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  readonly #bytes: Buffer;
  #hash = '';
  #asked = 0;
  #isRecompressed = false;

  /** @param content text, or bytes that nobody changes any more */
  constructor(content: string | Uint8Array) {
    this.#bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  }

  /** Bytes before compression. */
  get length(): number {
    return this.#bytes.length;
  }

  /** The bytes before compression, as text. */
  get text(): string {
    return this.#bytes.toString();
  }

  /** Whether it stands for the same bytes, however either is compressed. */
  equals(other: EncodedBytes): boolean {
    return this.#bytes.equals(other.#bytes);
  }

  /** The variant that a caller takes: at once where it is made. */
  variantFor({ headers }: Pick<FastifyRequest, 'headers'>): Variant | Promise<Variant> {
    const encoding = this.#bytes.length < WORTH_COMPRESSING ? 'identity' : acceptedEncoding(headers['accept-encoding']);
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
    if (this.#isRecompressed || recompressing.size >= MOST_RECOMPRESSING) return;
    this.#isRecompressed = true;
    recompressing
      .add(async () => this.#keep('br', await brotli(this.#bytes, RECOMPRESS_LEVEL)))
      // There is a variant to send.
      .catch(() => {});
  }

  /** Each encoding has a tag of its own; Brotli's is weak (RFC 9110, section 8.8.1), as the bytes may be compressed anew. */
  #keep(encoding: Encoding, body: Buffer): Variant {
    this.#hash ||= createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    const tags = { br: `W/"${this.#hash}-br"`, gzip: `"${this.#hash}-gzip"`, identity: `"${this.#hash}"` };
    const variant = { body, etag: tags[encoding], encoding };
    this.#variants.set(encoding, variant);
    return variant;
  }
}
