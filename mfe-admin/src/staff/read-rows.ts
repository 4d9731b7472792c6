import { type CsvError, parse } from 'csv-parse/browser/esm/sync';

/** A line of a spreadsheet. */
export interface Row {
  /** Where it begins in the text, from 1. */
  line: number;
  /** Without white space around them. */
  cells: string[];
}

/** What is pasted from a spreadsheet has tabs; files have semicolons where the comma is for decimals. */
const DELIMITERS = ['\t', ';', ','] as const;

const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/**
 * Rows of tab-separated text or CSV, without the empty ones. `unclosed`: the line in which a quotation mark opens that
 * nothing closes; what follows could not be read.
 */
export function readRows(text: string): { rows: Row[]; unclosed?: number } {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = plain.trimStart().split('\n', 1);
  const rows: Row[] = [];
  let last = 0;
  try {
    parse(plain, {
      delimiter: DELIMITERS.find((mark) => first.includes(mark)) ?? ',',
      record_delimiter: '\n',
      relax_column_count: true,
      // In names, as “Asha "Bunty" Rao”.
      relax_quotes: true,
      ltrim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines - breaksIn(cells), cells: cells.map((cell) => cell.trim()) });
        last = lines;
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if ((error as CsvError).code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return { rows, unclosed: last + 1 };
  }
}
