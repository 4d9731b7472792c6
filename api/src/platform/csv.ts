import { plainCode } from '@university/shared/contract';
import { parse, type CsvError, type Parser } from 'csv-parse';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** As spreadsheets in India write days. */
const FORMS = [
  /^(?<day>\d\d?)([-/.])(?<month>\d\d?)\2(?<year>\d{4})$/,
  /^(?<day>\d\d?)[- ](?<month>[a-z]{3,9})[- ,]+(?<year>\d{4})$/i,
  /^(?<year>\d{4})([-/.])(?<month>\d\d?)\2(?<day>\d\d?)$/,
];

export function dayParts(cell: string): { year: string; month: string; day: string } | undefined {
  for (const form of FORMS) {
    const { day, month = '', year } = form.exec(plainCode(cell))?.groups ?? {};
    if (!day || !year) continue;
    const named = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
    if (/^\d/.test(month) || named > 0) {
      return { year, month: (named ? String(named) : month).padStart(2, '0'), day: day.padStart(2, '0') };
    }
  }
  return undefined;
}

export function isoDay(cell: string): string | undefined {
  const { year, month, day } = dayParts(cell) ?? {};
  return year && `${year}-${month}-${day}`;
}

export function plainNumber(cell: string): string {
  const text = plainCode(cell);
  return /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/** The file is unreadable from `line` on. The message is for people. */
export class CsvProblem extends Error {
  override name = 'CsvProblem';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const SAVE_AS = 'Save it from the spreadsheet as “CSV UTF-8” and choose it again.';

const MARK_LENGTH = 4;

/** UTF-16 has a byte order mark, or a NUL in every other byte of ASCII. */
function encodingOf([first, second, third, fourth]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const isZip = first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
  if (isZip || (first === 0xd0 && second === 0xcf && third === 0x11)) {
    throw new CsvProblem(1, `This is a workbook and not a table of text. ${SAVE_AS}`);
  }
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

const countBreaks = (text: string) => text.split('\n').length - 1;

/**
 * Decodes UTF-8 or UTF-16 without byte order mark, with LF as line end.
 * @throws CsvProblem
 */
export async function* decode(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let line = 1;
  let start = Buffer.alloc(0);
  /** A CR that may be half of a CRLF. */
  let held = '';
  const read = (bytes?: Buffer) => {
    decoder ??= new TextDecoder(encodingOf(start));
    const text = held + decoder.decode(bytes, { stream: bytes !== undefined });
    held = bytes && text.endsWith('\r') ? '\r' : '';
    const lines = text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
    const broken = lines.indexOf('\uFFFD');
    if (broken >= 0) {
      throw new CsvProblem(line + countBreaks(lines.slice(0, broken)), `The file is not in UTF-8. ${SAVE_AS}`);
    }
    line += countBreaks(lines);
    return lines;
  };
  for await (const bytes of source) {
    if (decoder) yield read(bytes);
    else {
      start = Buffer.concat([start, bytes]);
      if (start.length >= MARK_LENGTH) yield read(start);
    }
  }
  yield (decoder ? '' : read(start)) + read();
}

/** Bytes of a row by default: an unclosed quote swallows all that follows. */
const ROW_LIMIT = 10_000;

const MAX_CELLS = 1_000;
const TOO_MANY_CELLS = Object.assign(new Error('Too many cells'), { code: 'TOO_MANY_CELLS' });

export interface CsvRecord {
  line: number;
  cells: string[];
}

const reasons = (rowLimit: number): Record<string, string> => ({
  [TOO_MANY_CELLS.code]: `This row has more than ${MAX_CELLS.toLocaleString('en-IN')} columns. Remove the empty ones.`,
  CSV_MAX_RECORD_SIZE: `This row is longer than ${rowLimit.toLocaleString('en-IN')} characters. Is a quotation mark missing?`,
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark in this row is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'A quotation mark inside a quoted field must be doubled.',
  INVALID_OPENING_QUOTE: 'A quotation mark is inside a field that is not quoted.',
});

/** Collects records one by one, so that those before a broken row are kept. */
class Collector {
  readonly #parser: Parser;
  #records: CsvRecord[] = [];
  #last = 0;
  #breaks = 0;
  #error: Error | undefined;

  constructor(
    delimiter: string,
    private readonly rowLimit: number,
  ) {
    this.#parser = parse({
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      max_record_size: rowLimit,
      skip_empty_lines: true,
      cast: (cell, { index }) => {
        if (index >= MAX_CELLS) throw TOO_MANY_CELLS;
        return cell;
      },
      on_record: (cells: string[], { lines }) => {
        this.#breaks += cells.reduce((sum, cell) => sum + countBreaks(cell), 0);
        this.#last = lines - this.#breaks;
        this.#records.push({ line: this.#last, cells });
        return null;
      },
    });
    this.#parser.on('error', (error) => {
      this.#error = error;
    });
    this.#parser.resume();
  }

  write(text: string): Promise<void> {
    return new Promise((resolve) => this.#parser.write(text, () => resolve()));
  }

  end(): Promise<void> {
    return new Promise((resolve) => {
      // The parser closes itself after an error.
      if (this.#parser.closed) return resolve();
      this.#parser.once('close', resolve);
      this.#parser.end();
    });
  }

  take(): CsvRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  check() {
    if (!this.#error) return;
    const reason = reasons(this.rowLimit)[(this.#error as CsvError).code];
    if (!reason) throw this.#error;
    throw new CsvProblem(this.#last + 1, reason);
  }
}

interface Reading {
  rowLimit?: number;
  /** Finds the separator from the first lines. */
  detect: (start: string) => string;
  within: number;
}

/**
 * Yields the records of each chunk, without empty lines.
 * @throws CsvProblem, after all records before the broken row
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  { rowLimit = ROW_LIMIT, detect, within }: Reading,
): AsyncGenerator<CsvRecord[]> {
  let collector: Collector | undefined;
  let waiting = '';
  for await (const piece of text) {
    waiting += piece;
    const isEnough = waiting.length > rowLimit || waiting.trimStart().split('\n', within + 1).length > within;
    if (!collector && !isEnough) continue;
    collector ??= new Collector(detect(waiting), rowLimit);
    await collector.write(waiting);
    waiting = '';
    yield collector.take();
    collector.check();
  }
  collector ??= new Collector(detect(waiting), rowLimit);
  await collector.write(waiting);
  await collector.end();
  yield collector.take();
  collector.check();
}

export interface TableRow extends CsvRecord {
  problems: { at: number | null; reason: string }[];
}

interface Expected {
  isColumn: (key: string) => boolean;
  rowLimit?: number;
}

/** `Form Number` and `form_number` are one column. */
export const columnKey = (name: string): string =>
  plainCode(name)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

/** Lines within which the header is found, below titles. */
const HEADER_WITHIN = 10;
const DELIMITERS = [',', ';', '\t'] as const;
const SEP = /^"?sep=(.?)/i;

/** The separator that yields most known columns; else the most frequent of the first line. */
function detectDelimiter(start: string, isColumn: Expected['isColumn']): string {
  const lines = start.split('\n', HEADER_WITHIN + 1).filter((line) => line.trim() !== '');
  const [first = '', second = ''] = lines;
  const said = SEP.exec(first)?.[1];
  const split = (line: string, mark: string) => line.split(mark).map((cell) => columnKey(cell.replaceAll('"', '')));
  const best = (count: (mark: string) => number) =>
    DELIMITERS.map((mark) => ({ mark, count: count(mark) })).reduce((one, next) =>
      next.count > one.count ? next : one,
    );
  const known = best((mark) => Math.max(0, ...lines.map((line) => split(line, mark).filter(isColumn).length)));
  if (known.count > 1) return known.mark;
  return said || best((mark) => (said === undefined ? first : second).split(mark).length).mark;
}

export const WHOLE_AGAIN = 'Format the column as “Text”, enter the whole numbers again and save the file once more.';
const SAVE_TABLE_AS = 'Save it from the spreadsheet as “CSV UTF-8”, and choose it again.';

export const LETTERS_LOST = `The letters were lost when the file was saved: “?” is in their place. ${SAVE_TABLE_AS}`;

/** What spreadsheets leave of damaged cells, and the remedy. */
const DAMAGES: readonly (readonly [RegExp, string])[] = [
  [/^\d(?:[.,]\d+E\+?|E\+)\d+$/i, `The spreadsheet has shortened this number. ${WHOLE_AGAIN}`],
  [/^#{2,}$/, 'The column was too narrow: “####” has replaced what was there. Widen it and save the file once more.'],
  [/^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/i, 'A formula failed here. Put the value in its place.'],
  [/^\?\?(?: \?\?)*$|(?<![^\s(])\?{3,}(?![^\s),.])/, LETTERS_LOST],
];

/** The apostrophe by which spreadsheets keep a formula, number or code a text. */
const GUARDED = /^'(?:[=+\-@＝＋－＠\t\r\n]|(?=[A-Z./-]*\p{Nd})[\p{Nd}A-Z./-]+$)/iu;

function bare(cell: string): string {
  const text = cell.trim();
  return /^="(.*)"$/s.exec(text)?.[1] ?? (GUARDED.test(text) ? text.slice(1) : text);
}

const isEmpty = (cell: string) => cell.trim() === '';

function rowReader(header: readonly string[]) {
  const places = header.flatMap((name, index) => (isEmpty(name) ? [] : [index]));
  const widest = (places.at(-1) ?? -1) + 1;
  return ({ line, cells }: CsvRecord): TableRow => {
    const stray = cells.some((cell, index) => !isEmpty(cell) && (index >= widest || isEmpty(header[index] ?? '')));
    if (cells.length < widest || stray) {
      const found = cells.length - [...cells].reverse().findIndex((cell) => !isEmpty(cell));
      const reason =
        cells.length < widest || found > widest
          ? `This row has ${cells.length < widest ? cells.length : found} fields and not ${widest}.`
          : 'There is something in a column that has no name.';
      return { line, cells, problems: [{ at: null, reason }] };
    }
    const own = places.map((place) => bare(cells[place] ?? ''));
    const problems = own.flatMap((cell, at) => {
      const reason = DAMAGES.find(([damage]) => damage.test(cell))?.[1];
      return reason ? [{ at, reason }] : [];
    });
    return { line, cells: own, problems };
  };
}

/**
 * Reads a table as spreadsheets save it: any encoding and separator, a line `sep=`, titles above the header, empty rows
 * and columns. Yields the header first, then the rows of each chunk.
 * @throws CsvProblem, after all rows before
 */
export async function* readTable(
  source: AsyncIterable<Buffer>,
  { isColumn, rowLimit }: Expected,
): AsyncGenerator<TableRow[]> {
  const detect = (start: string) => detectDelimiter(start, isColumn);
  const isHeader = ({ cells }: CsvRecord) => cells.filter((cell) => isColumn(columnKey(cell))).length > 1;
  let first: CsvRecord[] = [];
  let toRow: ReturnType<typeof rowReader> | undefined;
  const begin = (isWhole: boolean): TableRow[] => {
    const found = first.slice(0, HEADER_WITHIN).findIndex(isHeader);
    if (found < 0 && !isWhole && first.length < HEADER_WITHIN) return [];
    const at = Math.max(found, 0);
    const [header, ...rows] = first.slice(found < 0 && SEP.test(first[0]?.cells[0] ?? '') ? 1 : at);
    if (!header) return [];
    toRow = rowReader(header.cells);
    return [{ ...header, cells: header.cells.filter((cell) => !isEmpty(cell)), problems: [] }, ...rows.map(toRow)];
  };
  try {
    for await (const records of readRecords(decode(source), { rowLimit, detect, within: HEADER_WITHIN })) {
      const filled = records.filter(({ cells }) => !cells.every(isEmpty));
      if (toRow) yield filled.map(toRow);
      else {
        first = [...first, ...filled];
        yield begin(false);
      }
    }
  } catch (error) {
    if (error instanceof CsvProblem && !toRow) yield begin(true);
    throw error;
  }
  if (!toRow) yield begin(true);
}

/** Spreadsheets keep 15 digits of a number. */
const EXACT_DIGITS = 15;
const LONG = /^\d{3,}00000$/;

export class RoundedNumbers {
  readonly #seen = new Set<string>();
  readonly #zeros: { line: number; text: string }[] = [];
  readonly #overlong: { line: number; text: string }[] = [];
  #whole = 0;

  static readonly reason = `This looks like a number that the spreadsheet has rounded. ${WHOLE_AGAIN}`;

  add(line: number, text: string): void {
    if (!/^\d+$/.test(text)) return;
    this.#seen.add(text);
    if (LONG.test(text)) this.#zeros.push({ line, text });
    else if (text.length <= EXACT_DIGITS) return;
    else if (/^0+$/.test(text.slice(EXACT_DIGITS))) this.#overlong.push({ line, text });
    else this.#whole++;
  }

  /** Those that do not begin a series. */
  get found(): { line: number; text: string }[] {
    const alone = this.#zeros.filter(
      ({ text }) => !this.#seen.has(String(BigInt(text) + 1n).padStart(text.length, '0')),
    );
    const isSure =
      this.#whole === 0 && (this.#overlong.length > 1 || this.#overlong.some(({ text }) => text.endsWith('00')));
    return [...alone, ...(isSure ? this.#overlong : [])];
  }
}
