/** ISO 8601 duration. */
const REFRESH = 'PT12H';

/** RFC 5545, 3.1: bytes per line. */
const LINE_BYTES = 75;

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

/** Adds a refresh interval (RFC 7986, and Outlook's), which the ics package cannot. */
export const withRefresh = (file: string): string =>
  file
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
