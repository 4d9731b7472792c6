/** A reference to an object, `12 0 R`. */
export interface Reference {
  ref: number;
}
export type Dictionary = Map<string, Value>;
export type Value = number | boolean | null | string | Reference | Dictionary | Value[];

/** Deeper values are no document but an attack on the stack. */
const DEPTH = 50;

/** Spaces and comments. */
const WHITE = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
/** What stands in a string between brackets, escaped ones included. */
const STRING = /(?:[^\\()]+|\\.)*/sy;

/** Thrown where the bytes end before the value does, or are no value. */
export class NoValue extends Error {}

/**
 * Reads values of the PDF syntax (ISO 32000-1, 7.3) from bytes as latin1. Names come as `/Name`; of strings only their
 * end is looked for, as nothing here needs their content: they come as ''.
 */
export class ValueReader {
  constructor(
    private readonly text: string,
    public position = 0,
  ) {}

  skipWhite(): void {
    this.#run(WHITE);
  }

  /** The next run of regular characters: a number or a keyword. */
  word(): string {
    this.skipWhite();
    return this.#run(REGULAR);
  }

  integer(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new NoValue();
    return Number(word);
  }

  expect(word: string): void {
    if (this.word() !== word) throw new NoValue();
  }

  value(depth = 0): Value {
    if (depth > DEPTH) throw new NoValue();
    this.skipWhite();
    const two = this.text.slice(this.position, this.position + 2);
    if (two === '<<') return this.#dictionary(depth);
    switch (two[0]) {
      case '/':
        this.position++;
        return `/${this.word()}`;
      case '[':
        return this.#array(depth);
      case '(':
        return this.#string();
      case '<':
        this.position = this.#after('>');
        return '';
    }
    return this.#wordValue();
  }

  #wordValue(): Value {
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new NoValue();
    const reference = /^\d{1,10}$/.test(word) && this.#restOfReference();
    return reference ? { ref: Number(word) } : Number(word);
  }

  /** Whether ` 0 R` follows; it is read then. */
  #restOfReference(): boolean {
    const before = this.position;
    if (/^\d{1,5}$/.test(this.word()) && this.word() === 'R') return true;
    this.position = before;
    return false;
  }

  #dictionary(depth: number): Dictionary {
    const entries: Dictionary = new Map();
    this.position += 2;
    for (;;) {
      this.skipWhite();
      if (this.text.startsWith('>>', this.position)) {
        this.position += 2;
        return entries;
      }
      if (this.#char() !== '/') throw new NoValue();
      const name = this.value(depth);
      entries.set(String(name), this.value(depth + 1));
    }
  }

  #array(depth: number): Value[] {
    const items: Value[] = [];
    this.position++;
    for (;;) {
      this.skipWhite();
      if (this.#char() === ']') {
        this.position++;
        return items;
      }
      items.push(this.value(depth + 1));
    }
  }

  #string(): string {
    let open = 0;
    do {
      open += this.#char() === '(' ? 1 : -1;
      this.position++;
      if (open > 0) this.#run(STRING);
    } while (open > 0);
    return '';
  }

  /** Reads on as far as the (sticky) pattern goes. */
  #run(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.position += found.length;
    return found;
  }

  #after(mark: string): number {
    const found = this.text.indexOf(mark, this.position);
    if (found < 0) throw new NoValue();
    return found + mark.length;
  }

  #char(): string {
    const char = this.text[this.position];
    if (char === undefined) throw new NoValue();
    return char;
  }
}
