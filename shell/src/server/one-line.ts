import type { ZodError } from 'zod';

/** What is wrong with a document, in one line: logs and start-up errors are read line by line. */
export function oneLine(error: ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
