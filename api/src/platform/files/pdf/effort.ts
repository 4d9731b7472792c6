/** The document says something that no sound one says, or ends before it does. */
export class Unreadable extends Error {}

/** Looks at each byte, on average: lists of numbers take three, and where objects stand is read twice. */
const LOOKS = 8;

/** Bytes that compressed tables may unfold to, together: those of half a million objects. */
const UNFOLDED = 32 * 1024 * 1024;

/** Rows of tables and objects packed into others. More do not fit into the largest file that is taken. */
const OBJECTS = 500_000;

/** Values that are in memory at one time: the longest list of a sound document has a tenth of it. */
const IN_MEMORY = 250_000;

/**
 * What reading a document may cost: proportional to its size, whatever it says about itself. Everything that reads
 * counts here, so a document made to be read over and over comes to an end.
 */
export class Effort {
  /** Bytes that were looked at, again for every look. */
  steps = 0;
  #limit: number;
  /** Bytes that streams unfolded to. */
  unfolded = 0;
  #objects = 0;
  #inMemory = 0;

  /** @param size bytes of the document */
  constructor(size: number) {
    this.#limit = LOOKS * size + 64 * 1024;
  }

  /** @throws Unreadable when the document is too laborious, as the others do */
  look(bytes: number): void {
    this.steps += bytes;
    if (this.steps > this.#limit) throw new Unreadable();
  }

  /** How many bytes a stream may unfold to. */
  get unfoldable(): number {
    return UNFOLDED - this.unfolded;
  }

  unfold(bytes: number): void {
    this.unfolded += bytes;
    if (this.unfolded > UNFOLDED) throw new Unreadable();
    this.#limit += LOOKS * bytes;
  }

  countObject(): void {
    if (++this.#objects > OBJECTS) throw new Unreadable();
  }

  /** Counts a value that is in memory. */
  keep(): void {
    if (++this.#inMemory > IN_MEMORY) throw new Unreadable();
  }

  /** The values read so far are not needed any more. */
  letGo(): void {
    this.#inMemory = 0;
  }
}
