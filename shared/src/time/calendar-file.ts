/** How often calendar programs read a file again that somebody follows, as iCalendar writes a length of time. */
const REFRESH = 'PT12H';

/** Bytes of a line, without its end. */
const LINE_BYTES = 75;

/** A line as several of few bytes each. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [lines, bytes] = ['', 0];
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > LINE_BYTES) [lines, bytes] = [`${lines}\r\n `, 1];
    lines += letter;
    bytes += length;
  }
  return lines;
}

/**
 * A calendar file (RFC 5545) that says how often to read it again: to programs that know RFC 7986, and to Outlook. The
 * package that writes the files cannot say it.
 */
export const withRefresh = (file: string): string =>
  file
    // Folded by letters; RFC 5545, 3.1 counts bytes.
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => !line.startsWith('X-PUBLISHED-TTL:'))
    .flatMap((line) =>
      line === 'VERSION:2.0'
        ? [line, `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`, `X-PUBLISHED-TTL:${REFRESH}`]
        : [line],
    )
    .map(folded)
    .join('\r\n');
