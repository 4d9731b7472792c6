import { createHash } from 'node:crypto';

/** Addresses that are remembered; the site has some hundred documents. */
const MOST = 1_000;

interface Seen {
  digest: string;
  at: Date;
}

/**
 * Since when a text is what it is, as far as this process has seen: what it is made of has no date that also rises when
 * something is taken away. A process that has just begun knows of no change before, and then its text is sent once more.
 */
export class Changes {
  readonly #seen = new Map<string, Seen>();

  /** @param text what is at the address now */
  changedAt(address: string, text: string, now = new Date()): Date {
    const digest = createHash('sha256').update(text).digest('base64url');
    const seen = this.#seen.get(address);
    if (seen?.digest === digest) return seen.at;
    const oldest = this.#seen.size >= MOST && !seen ? this.#seen.keys().next().value : undefined;
    if (oldest !== undefined) this.#seen.delete(oldest);
    this.#seen.set(address, { digest, at: now });
    return now;
  }
}
