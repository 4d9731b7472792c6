import type { DataState } from './turns';

/** A stretch of time through which the public data stays as it is, unless somebody changes it. Epoch milliseconds. */
interface Span {
  version: string;
  from: number;
  until: number;
}

/**
 * Names the state of the public data: whoever cached what was made under a version, and finds it to be the version now,
 * need not make it anew. All processes have one name for one state.
 */
export class DataVersion {
  /** The present one, or what becomes of it; null where it could not be found out. */
  #span: Promise<Span | null> | undefined;
  #isHearing = true;

  /** @param read how the public data stands at a time */
  constructor(private readonly read: (at: Date) => Promise<DataState>) {}

  /** After a change. */
  changed(): void {
    this.#span = undefined;
  }

  /** Off while nobody would tell us of changes that other processes make. */
  hear(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.changed();
  }

  /** The version at this time; null while it cannot be known. */
  async at(now: Date): Promise<string | null> {
    if (!this.#isHearing) return null;
    const known = this.#span;
    const span = await known;
    if (span && now.getTime() >= span.from && now.getTime() < span.until) return span.version;
    if (!this.#span || this.#span === known) this.#span = this.#begin(now);
    return (await this.#span)?.version ?? null;
  }

  async #begin(now: Date): Promise<Span | null> {
    const state = await this.read(now).catch(() => null);
    if (!state) return null;
    const { changes, since, until } = state;
    return {
      version: `${changes}.${since.getTime().toString(36)}`,
      from: now.getTime(),
      until: until.getTime(),
    };
  }
}
