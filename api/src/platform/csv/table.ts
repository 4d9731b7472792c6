import { plainCode } from '@university/shared/contract';
import { CsvProblem, decode } from './decode';
import { type CsvRecord, readRecords } from './records';

/** A row of a table; the first is its header. */
export interface TableRow extends CsvRecord {
  /** What is wrong with the row, whatever its columns are; `at`: the place of a cell. */
  problems: { at: number | null; reason: string }[];
}

interface Expected {
  /** Whether a column may have this name, as `columnKey` has it. */
  isColumn: (key: string) => boolean;
  /** Bytes of the longest row. */
  rowLimit?: number;
}

/** The name of a column, however it is written: `Form Number`, `form_number`. */
export const columnKey = (name: string): string =>
  plainCode(name)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

/** Lines within which the names of the columns are found, below a title. */
const HEADER_WITHIN = 10;
const DELIMITERS = [',', ';', '\t'] as const;
const SEP = /^"?sep=(.?)/i;

/** What parts the cells: what splits a line into most names of columns; else what the first line has most of. */
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
const SAVE_AS = 'Save it from the spreadsheet as “CSV UTF-8”, and choose it again.';

/** What spreadsheets write in the place of what was in a cell, and what helps. */
const DAMAGES: readonly (readonly [RegExp, string])[] = [
  [/^\d(?:[.,]\d+E\+?|E\+)\d+$/i, `The spreadsheet has shortened this number. ${WHOLE_AGAIN}`],
  [
    /^#{2,}$/,
    'The column was too narrow: “####” stands in the place of what was there. Widen it and save the file once more.',
  ],
  [/^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/i, 'A formula failed here. Put the value in its place.'],
  [
    /^\?\?(?: \?\?)*$|(?<![^\s(])\?{3,}(?![^\s),.])/,
    `The letters were lost when the file was saved: “?” stands in their place. ${SAVE_AS}`,
  ],
];

/** A formula, a number or a code behind the apostrophe by which it stays a text. */
const LED = /^'(?:[=+\-@＝＋－＠\t\r\n]|(?=[A-Z./-]*\p{Nd})[\p{Nd}A-Z./-]+$)/iu;

/** A cell without what spreadsheets and our own exports put around a text so that it stays one. */
function bare(cell: string): string {
  const text = cell.trim();
  return /^="(.*)"$/s.exec(text)?.[1] ?? (LED.test(text) ? text.slice(1) : text);
}

const isEmpty = (cell: string) => cell.trim() === '';

/** Rows below a header, each cell under its name. */
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
 * A table from a file as spreadsheets save it: UTF-8 or UTF-16, with commas, semicolons or tabs, a line `sep=`, titles
 * above the names of the columns, empty rows and empty columns. First the header, then the rows, as many at a time as a
 * piece of the file holds.
 * @throws CsvProblem where it cannot be read on, after all rows before
 */
export async function* readTable(
  source: AsyncIterable<Buffer>,
  { isColumn, rowLimit }: Expected,
): AsyncGenerator<TableRow[]> {
  const detect = (start: string) => detectDelimiter(start, isColumn);
  const isHeader = ({ cells }: CsvRecord) => cells.filter((cell) => isColumn(columnKey(cell))).length > 1;
  /** What may be titles, or a header without a name that is known. */
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

/** Digits after which a spreadsheet keeps no others. */
const KEPT_DIGITS = 15;
/** A number of so many digits that ends in so many zeros was shortened by a spreadsheet, or is the first of a series. */
const LONG = /^\d{3,}00000$/;

/** Numbers by which people are told apart, watched for what spreadsheets do to long ones. */
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
    else if (text.length <= KEPT_DIGITS) return;
    else if (/^0+$/.test(text.slice(KEPT_DIGITS))) this.#overlong.push({ line, text });
    else this.#whole++;
  }

  /** Those that cannot be what was meant: no series goes on behind them. */
  get found(): { line: number; text: string }[] {
    const alone = this.#zeros.filter(
      ({ text }) => !this.#seen.has(String(BigInt(text) + 1n).padStart(text.length, '0')),
    );
    const isSure =
      this.#whole === 0 && (this.#overlong.length > 1 || this.#overlong.some(({ text }) => text.endsWith('00')));
    return [...alone, ...(isSure ? this.#overlong : [])];
  }
}
