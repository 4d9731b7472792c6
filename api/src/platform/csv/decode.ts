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

/** Bytes by which an encoding is known. */
const MARK_LENGTH = 4;

/** UTF-16, which spreadsheets call “Unicode text”, has a mark, or a NUL in every other byte of plain text. */
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
 * UTF-8 or UTF-16 as text, piece by piece, without byte order mark and with LF at the end of every line.
 * @throws CsvProblem with the line for what is neither
 */
export async function* decode(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let line = 1;
  let start = Buffer.alloc(0);
  /** A CR that may be the first half of a CRLF. */
  let held = '';
  const read = (bytes?: Buffer) => {
    decoder ??= new TextDecoder(encodingOf(start));
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
    if (decoder) yield read(bytes);
    else {
      start = Buffer.concat([start, bytes]);
      if (start.length >= MARK_LENGTH) yield read(start);
    }
  }
  yield (decoder ? '' : read(start)) + read();
}
