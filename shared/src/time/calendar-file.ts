/** How often calendar programs read a file again that somebody follows, as iCalendar writes a length of time. */
const REFRESH = 'PT12H';

/**
 * A calendar file (RFC 5545) that says how often to read it again: to programs that know RFC 7986, and to Outlook. The
 * package that writes the files cannot say it.
 */
export const withRefresh = (file: string): string =>
  file
    .replace(/X-PUBLISHED-TTL:[^\r\n]*\r\n/, '')
    .replace(
      'VERSION:2.0\r\n',
      `VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:${REFRESH}\r\nX-PUBLISHED-TTL:${REFRESH}\r\n`,
    );
