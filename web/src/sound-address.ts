/** What no path means to hold: React Router's patterns end at a line break, and the database takes no NUL. */
const UNSEEN = /[\p{Cc}\u2028\u2029]/gu;

/**
 * The address that somebody meant: a stray or broken `%` stands for itself, what cannot be seen is gone, and one slash begins
 * it, so that no browser takes it for a host.
 * @param url path and query, as they were asked for; the query is left as it is
 */
export function soundAddress(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const sound = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => {
    try {
      const text = decodeURIComponent(escapes);
      const seen = text.replace(UNSEEN, '');
      return seen === text ? escapes : encodeURIComponent(seen);
    } catch {
      return escapes.replaceAll('%', '%25');
    }
  });
  return (sound === path ? path : sound.replace(/^[/\\]*/, '/')) + query;
}
