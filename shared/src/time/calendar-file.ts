/** How often calendar programs read a file again that somebody follows, as iCalendar writes a length of time. */
const REFRESH = 'PT12H';

/**
 * A calendar file (RFC 5545) that says how often to read it again: to programs that know RFC 7986, and to Outlook. The
 * package that writes the files cannot say it.
 */
export const withRefresh = (file: string): string =>
  file
    .split('\r\n')
    .filter((line) => !line.startsWith('X-PUBLISHED-TTL:'))
    .flatMap((line) =>
      line === 'VERSION:2.0'
        ? [line, `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`, `X-PUBLISHED-TTL:${REFRESH}`]
        : [line],
    )
    .join('\r\n');
