/** The file cannot be read on from `line`. The message says to people why. */
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

/** UTF-16 begins with one of these, or has a NUL in every other byte of plain text. */
function isUtf16(start: Uint8Array): boolean {
  const [first, second] = start;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || start.subarray(0, 200).includes(0);
}

const countBreaks = (text: string) => text.split('\n').length - 1;

/**
 * UTF-8 as text, piece by piece, without byte order mark and with LF at the end of every line.
 * @throws CsvProblem with the line for what is not UTF-8
 */
export async function* decode(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let line = 1;
  let isStart = true;
  /** A CR that may be the first half of a CRLF. */
  let held = '';
  const read = (bytes?: Buffer) => {
    const text = held + decoder.decode(bytes, { stream: bytes !== undefined });
    held = bytes && text.endsWith('\r') ? '\r' : '';
    const lines = text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
    // What the decoder puts in place of broken bytes; in the file itself it says that an earlier program lost a letter.
    const broken = lines.indexOf('\uFFFD');
    if (broken >= 0) {
      throw new CsvProblem(line + countBreaks(lines.slice(0, broken)), `The file is not in UTF-8. ${SAVE_AS}`);
    }
    line += countBreaks(lines);
    return lines;
  };
  for await (const bytes of source) {
    if (isStart && isUtf16(bytes)) throw new CsvProblem(1, `The file is in UTF-16, not in UTF-8. ${SAVE_AS}`);
    isStart = false;
    yield read(bytes);
  }
  yield read();
}
