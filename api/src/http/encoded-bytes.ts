import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes below which compressing saves no packet. */
const WORTH_COMPRESSING = 1_000;

/** Brotli at 5 costs about what gzip costs and is smaller; the higher levels are for files made once. */
const BROTLI_LEVEL = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Variant {
  body: Buffer;
  etag: string;
  encoding: Encoding;
}

/** Room for the whole result, as a rule: every piece that is asked for is a way to another thread and back. */
const inOneGo = ({ length }: Buffer) => ({ chunkSize: Math.max(length >> 2, constants.Z_MIN_CHUNK) });

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL }, ...inOneGo(bytes) }),
  gzip: (bytes) => deflate(bytes, inOneGo(bytes)),
  identity: async (bytes) => bytes,
};

/** Bytes that many ask for: compressed once for each encoding asked for. */
export class EncodedBytes {
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  readonly #bytes: Buffer;
  #hash = '';

  constructor(text: string) {
    this.#bytes = Buffer.from(text);
  }

  /** Bytes before compression. */
  get length(): number {
    return this.#bytes.length;
  }

  /**
   * The bytes for a caller who takes this encoding: at once where they are made. Each variant has a tag of its own, as
   * the bytes differ.
   */
  variant(wanted: Encoding): Variant | Promise<Variant> {
    const encoding = this.#bytes.length < WORTH_COMPRESSING ? 'identity' : wanted;
    return this.#variants.get(encoding) ?? this.#make(encoding);
  }

  #make(encoding: Encoding): Promise<Variant> {
    this.#hash ||= createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const made = COMPRESS[encoding](this.#bytes).then((body) => {
      const variant = { body, etag, encoding };
      this.#variants.set(encoding, variant);
      return variant;
    });
    this.#variants.set(encoding, made);
    return made;
  }
}

/** The best encoding that an Accept-Encoding header takes; a `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const taken = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(?:;|,|$)`, 'i').test(header);
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : 'identity';
}
