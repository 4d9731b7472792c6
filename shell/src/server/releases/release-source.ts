/** The place answers, and has no such manifest. */
export class NothingThere extends Error {
  override name = 'NothingThere';
}

/** A place that holds a remote's releases. */
export interface ReleaseSource {
  /** Base of the address that browsers load files from; ends with a slash. */
  readonly base: string;
  /**
   * The manifest's text, or null if it is what the last call gave. Rejects with `NothingThere` where the place has none,
   * and otherwise when it does not answer.
   */
  manifest(): Promise<string | null>;
  /** Makes the next `manifest()` answer in full again. */
  forget(): void;
  /** A file of the server build. */
  serverFile(name: string): Promise<Buffer>;
}
