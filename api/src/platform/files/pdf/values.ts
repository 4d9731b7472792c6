import { assertPassive } from './active';
import { type Effort, Unreadable } from './effort';

/** A reference to an object, `12 0 R`. */
interface Reference {
  ref: number;
}
export type Dictionary = Map<string, Value>;
export type Value = number | boolean | null | string | Reference | Dictionary | Value[];

/** Deeper values are no document but an attack on the stack. */
const DEPTH = 50;

/** The entries of dictionaries that something here looks at. Others are read over, so that they take no memory. */
const READ = new Set(
  [
    ['Type', 'Pages', 'Count', 'OpenAction', 'S', 'Next'],
    ['MarkInfo', 'Marked', 'StructTreeRoot'],
    ['Root', 'Encrypt', 'Prev', 'XRefStm', 'Size', 'W', 'Index'],
    ['Length', 'Filter', 'DecodeParms', 'Predictor', 'Columns', 'N', 'First'],
  ].flatMap((names) => names.map((name) => `/${name}`)),
);

const codes = (text: string) => new Set([...text].map((char) => char.charCodeAt(0)));
const WHITE = codes('\0\t\n\f\r ');
const END_OF_WORD = codes('\0\t\n\f\r ()<>[]{}/%');
const [ZERO, NINE] = [48, 57];
const [LF, CR, SLASH, PERCENT, BACKSLASH] = [10, 13, 47, 37, 92];
const [OPEN, CLOSE, LESS, GREATER, LIST, LIST_END] = [40, 41, 60, 62, 91, 93];

export const isWhite = (byte: number): boolean => WHITE.has(byte);
export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;

/**
 * Reads values of the PDF syntax (ISO 32000-1, 7.3) from bytes. Names come as `/Name`, with what is escaped in them; of
 * strings only their end is looked for, as nothing here needs their content: they come as ''.
 */
export class ValueReader {
  constructor(
    private readonly bytes: Buffer,
    private readonly effort: Effort,
    public position = 0,
  ) {
    if (position < 0 || position > bytes.length) throw new Unreadable();
  }

  skipWhite(): void {
    const start = this.position;
    let isComment = false;
    for (; this.position < this.bytes.length; this.position++) {
      const byte = this.#byte();
      if (byte === PERCENT) isComment = true;
      else if (isComment) isComment = byte !== LF && byte !== CR;
      else if (!isWhite(byte)) break;
    }
    this.effort.look(this.position - start);
  }

  /** The next run of regular characters: a number or a keyword. */
  word(): string {
    this.skipWhite();
    return this.#run();
  }

  integer(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new Unreadable();
    return Number(word);
  }

  expect(word: string): void {
    if (this.word() !== word) throw new Unreadable();
  }

  /** Whether the word comes next; it is read then. */
  skip(word: string): boolean {
    const before = this.position;
    if (this.word() === word) return true;
    this.position = before;
    return false;
  }

  /** @throws ActiveContent for a name that only active content has */
  value(): Value {
    return this.#value(0, true);
  }

  #value(depth: number, isRead: boolean): Value {
    if (depth > DEPTH) throw new Unreadable();
    if (isRead) this.effort.keep();
    this.skipWhite();
    const byte = this.#byte();
    if (byte === SLASH) return this.#name();
    if (byte === OPEN) return this.#string();
    if (byte === LIST) return this.#array(depth, isRead);
    if (byte !== LESS) return this.#wordValue();
    return this.bytes[this.position + 1] === LESS ? this.#dictionary(depth, isRead) : this.#hexString();
  }

  #name(): string {
    this.position++;
    const name = decodeName(this.#run());
    assertPassive(name);
    return name;
  }

  #wordValue(): Value {
    const word = this.#run();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    // Some programs write numbers that are none, as 0.-5 or --3; readers take them for zero.
    if (word === '' || /[^\d.+-]/.test(word)) throw new Unreadable();
    const number = Number(word) || 0;
    return /^\d{1,10}$/.test(word) && this.#restOfReference() ? { ref: number } : number;
  }

  /** Whether ` 0 R` follows; it is read then. */
  #restOfReference(): boolean {
    const before = this.position;
    if (/^\d{1,5}$/.test(this.word()) && this.word() === 'R') return true;
    this.position = before;
    return false;
  }

  #dictionary(depth: number, isRead: boolean): Dictionary {
    const entries: Dictionary = new Map();
    this.position += 2;
    for (;;) {
      this.skipWhite();
      if (this.#byte() === GREATER && this.bytes[this.position + 1] === GREATER) {
        this.position += 2;
        return entries;
      }
      if (this.#byte() !== SLASH) throw new Unreadable();
      const name = this.#name();
      const isEntryRead = isRead && READ.has(name);
      const value = this.#value(depth + 1, isEntryRead);
      if (isEntryRead) entries.set(name, value);
    }
  }

  #array(depth: number, isRead: boolean): Value[] {
    const items: Value[] = [];
    this.position++;
    for (;;) {
      this.skipWhite();
      if (this.#byte() === LIST_END) {
        this.position++;
        return items;
      }
      const item = this.#value(depth + 1, isRead);
      if (isRead) items.push(item);
    }
  }

  #string(): string {
    const start = this.position;
    let open = 0;
    do {
      const byte = this.#byte();
      if (byte === OPEN) open++;
      if (byte === CLOSE) open--;
      this.position += byte === BACKSLASH ? 2 : 1;
    } while (open > 0);
    this.effort.look(this.position - start);
    return '';
  }

  #hexString(): string {
    const end = this.bytes.indexOf(GREATER, this.position);
    if (end < 0) throw new Unreadable();
    this.effort.look(end - this.position);
    this.position = end + 1;
    return '';
  }

  #run(): string {
    const start = this.position;
    while (this.position < this.bytes.length && !END_OF_WORD.has(this.#byte())) this.position++;
    this.effort.look(this.position - start);
    return this.bytes.toString('latin1', start, this.position);
  }

  #byte(): number {
    const byte = this.bytes[this.position];
    if (byte === undefined) throw new Unreadable();
    return byte;
  }
}

/** `/J#53` is `/JS` (ISO 32000-1, 7.3.5). */
function decodeName(word: string): string {
  const name = word.includes('#')
    ? word.replace(/#([0-9A-Fa-f]{2})/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : word;
  return `/${name}`;
}

/** Looks at the names between `start` and `end`, whatever stands around them. @throws ActiveContent */
export function assertPassiveNames(bytes: Buffer, effort: Effort, start: number, end: number): void {
  effort.look(Math.max(0, end - start));
  const part = bytes.subarray(start, end);
  for (let at = part.indexOf(SLASH); at >= 0; at = part.indexOf(SLASH, at + 1)) {
    let last = at + 1;
    while (last < part.length && !END_OF_WORD.has(part[last] ?? 0)) last++;
    assertPassive(decodeName(part.toString('latin1', at + 1, last)));
  }
}
