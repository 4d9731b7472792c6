import { EncodedBytes } from './encoded-bytes';

/** An answer that many ask for: made into bytes once. */
export class CachedAnswer {
  #json: EncodedBytes | undefined;

  /** @param answer shared by all who ask: not to be changed */
  constructor(readonly answer: unknown) {}

  get json(): EncodedBytes {
    this.#json ??= new EncodedBytes(JSON.stringify(this.answer));
    return this.#json;
  }
}
