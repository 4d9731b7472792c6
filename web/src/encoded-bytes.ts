import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this tag, be it weak or strong. */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Whether it has not changed since `If-Modified-Since`, which counts where no tag is sent (RFC 9110, section 13.1.3). */
function isUnchangedSince({ headers }: FastifyRequest, changed: Date): boolean {
  if (headers['if-none-match'] !== undefined) return false;
  const known = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(known) && known >= Date.parse(changed.toUTCString());
}

/** Sends bytes in the encoding that the caller takes. */
export async function sendBytes(bytes: EncodedBytes, request: FastifyRequest, reply: FastifyReply) {
  return sendVariant(await bytes.variant(acceptedEncoding(request.headers['accept-encoding'])), reply);
}

interface Public {
  /** `public`: caches on the way may store it; `private`: only the caller's own, as others are sent something else. */
  whose?: 'public' | 'private';
  /** Seconds for which whoever stored it need not ask again; 0 by default. */
  maxAge?: number;
  /** When it last changed, where that is known. */
  changed?: Date;
}

/** Seconds for which a cache on the way may send what it has where we do not answer, or answer that something is away. */
const STALE_IF_ERROR = 3_600;

/** The same for what is not secret: whoever stored it asks whether it is still the same. */
export async function sendPublic(
  bytes: EncodedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  { whose = 'public', maxAge = 0, changed }: Public = {},
) {
  const variant = await bytes.variant(acceptedEncoding(request.headers['accept-encoding']));
  // Without "must-revalidate", which forbids what is stale also where there is nothing else.
  const ifAway = whose === 'public' ? `stale-if-error=${STALE_IF_ERROR}` : 'must-revalidate';
  reply.header('Cache-Control', `${whose}, max-age=${maxAge}, ${ifAway}`).header('ETag', variant.etag);
  if (changed) reply.header('Last-Modified', changed.toUTCString());
  const isKnown = isUnchanged(request, variant.etag) || (changed && isUnchangedSince(request, changed));
  if (!isKnown) return sendVariant(variant, reply);
  return reply.header('Vary', 'Accept-Encoding').status(304).send();
}

function sendVariant({ body, encoding }: Variant, reply: FastifyReply) {
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Vary', 'Accept-Encoding').send(body);
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes below which compressing saves no packet. */
const WORTH_COMPRESSING = 1_000;

/** Brotli at 5 costs about what gzip costs and is smaller. */
const AT_FIRST = 5;

/** A tenth smaller, at fifty times the cost: for bytes that are asked for again and again. */
const AT_LEISURE = 11;

/** How often bytes are asked for until they are compressed better: nobody has that done for little. */
const WORTH_LEISURE = 4;

/** How many may wait to be compressed better. Others ask again the next time somebody asks for them. */
const MOST_WAITING = 100;

export type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  etag: string;
  encoding: Encoding;
}

const TAG: Record<Encoding, (hash: string) => string> = {
  br: (hash) => `W/"${hash}-br"`,
  gzip: (hash) => `"${hash}-gzip"`,
  identity: (hash) => `"${hash}"`,
};

/** Room for the whole result, as a rule: every piece that is asked for is a way to another thread and back. */
const inOneGo = ({ length }: Buffer) => ({ chunkSize: Math.max(length >> 2, constants.Z_MIN_CHUNK) });

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => withBrotli(bytes, AT_FIRST),
  gzip: (bytes) => deflate(bytes, inOneGo(bytes)),
  identity: async (bytes) => bytes,
};

const withBrotli = (bytes: Buffer, level: number) =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level }, ...inOneGo(bytes) });

/** One after the other, so that threads are free for what somebody waits for. */
let leisure = Promise.resolve();
let waiting = 0;

/** Bytes that many ask for: compressed once for each encoding asked for, and better when they are asked for again. */
export class EncodedBytes {
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  readonly #bytes: Buffer;
  #hash = '';
  #asked = 0;
  #isImproved = false;

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

  /**
   * The bytes for a caller who takes this encoding: at once where they are made. Each encoding has a tag of its own, as
   * the bytes differ; Brotli's is weak (RFC 9110, section 8.8.1), as what it stands for may be compressed anew.
   */
  variant(wanted: Encoding): Variant | Promise<Variant> {
    const encoding = this.#bytes.length < WORTH_COMPRESSING ? 'identity' : wanted;
    const made = this.#variants.get(encoding);
    this.#asked++;
    if (!made) return this.#make(encoding, compress[encoding](this.#bytes));
    if (encoding === 'br' && !this.#isImproved && this.#asked >= WORTH_LEISURE && waiting < MOST_WAITING) {
      this.#isImproved = true;
      waiting++;
      // Whatever goes wrong, there is a variant to send.
      leisure = leisure
        .then(() => this.#improve())
        .catch(() => {})
        .finally(() => waiting--);
    }
    return made;
  }

  /** Whether it stands for the same bytes, however either is compressed. */
  equals(other: EncodedBytes): boolean {
    return this.#bytes.equals(other.#bytes);
  }

  #make(encoding: Encoding, bytes: Promise<Buffer>): Promise<Variant> {
    const made = bytes.then((body) => this.#keep(encoding, body));
    this.#variants.set(encoding, made);
    return made;
  }

  async #improve(): Promise<void> {
    this.#keep('br', await withBrotli(this.#bytes, AT_LEISURE));
  }

  #keep(encoding: Encoding, body: Buffer): Variant {
    this.#hash ||= createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    const variant = { body, etag: TAG[encoding](this.#hash), encoding };
    this.#variants.set(encoding, variant);
    return variant;
  }
}

/** The best encoding that an Accept-Encoding header takes; a `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const taken = header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}
