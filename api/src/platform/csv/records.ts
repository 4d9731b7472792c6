import { parse, type CsvError, type Parser } from 'csv-parse';
import { CsvProblem } from './decode';

/** Bytes of one row, unless its reader has longer ones: an unclosed quote swallows everything behind it. */
const ROW_LIMIT = 10_000;

/** Cells of one row: the parser's own limit counts what is in them, and a row of commas would have no end. */
const MOST_CELLS = 1_000;
const TOO_MANY_CELLS = Object.assign(new Error('Too many cells'), { code: 'TOO_MANY_CELLS' });

export interface CsvRecord {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

const reasons = (rowLimit: number): Record<string, string> => ({
  [TOO_MANY_CELLS.code]: `This row has more than ${MOST_CELLS.toLocaleString('en-IN')} columns. Remove the empty ones.`,
  CSV_MAX_RECORD_SIZE: `This row is longer than ${rowLimit.toLocaleString('en-IN')} characters. Is a quotation mark missing?`,
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark in this row is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'A quotation mark inside a quoted field must be doubled.',
  INVALID_OPENING_QUOTE: 'A quotation mark stands inside a field that is not quoted.',
});

/** Collects records as the parser meets them, so that those before a broken row are not lost with it. */
class Collector {
  readonly #parser: Parser;
  #records: CsvRecord[] = [];
  #lastLine = 0;
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
        if (index >= MOST_CELLS) throw TOO_MANY_CELLS;
        return cell;
      },
      on_record: (cells: string[], { lines }) => {
        const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        this.#records.push({ line: lines - breaks, cells });
        this.#lastLine = lines;
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
      // An error in what was written closes it: it will not do so again.
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

  /** @throws CsvProblem when the parser could not go on */
  check() {
    if (!this.#error) return;
    const reason = reasons(this.rowLimit)[(this.#error as CsvError).code];
    if (!reason) throw this.#error;
    throw new CsvProblem(this.#lastLine + 1, reason);
  }
}

interface Reading {
  /** Bytes of the longest row. */
  rowLimit?: number;
  /** What parts the cells, by the first lines. */
  detect: (start: string) => string;
  /** So many lines, where there are as many. */
  within: number;
}

/**
 * Records of a table of text, as many at a time as a piece of text holds. Empty lines are left out.
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
