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

const COMPRESS: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) => brotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (json) => deflate(json),
  identity: async (json) => json,
};

/** An answer that many ask for: made into bytes once, compressed once for each encoding asked for. */
export class CachedAnswer {
  readonly #variants = new Map<Encoding, Promise<Variant>>();
  #json: Buffer | undefined;
  #hash = '';

  /** @param answer shared by all who ask: not to be changed */
  constructor(readonly answer: unknown) {}

  /** The bytes for a caller who takes this encoding. Each variant has a tag of its own, as the bytes differ. */
  variant(wanted: Encoding): Promise<Variant> {
    this.#json ??= Buffer.from(JSON.stringify(this.answer));
    this.#hash ||= createHash('sha256').update(this.#json).digest('base64url').slice(0, 22);
    const encoding = this.#json.length < WORTH_COMPRESSING ? 'identity' : wanted;
    let variant = this.#variants.get(encoding);
    if (!variant) {
      const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
      variant = COMPRESS[encoding](this.#json).then((body) => ({ body, etag, encoding }));
      this.#variants.set(encoding, variant);
    }
    return variant;
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
