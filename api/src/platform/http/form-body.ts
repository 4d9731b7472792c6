import { invalid } from '../errors';

/** The longest form has a dozen. */
const MOST_FIELDS = 100;

/**
 * The fields of a form that a page without scripts sends (application/x-www-form-urlencoded).
 * @throws ApiError 400 for more fields than any form has
 */
export function parseFormBody(body: string): Record<string, string> {
  if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) {
    throw invalid([{ path: 'body', message: 'These are too many fields' }]);
  }
  return Object.fromEntries(new URLSearchParams(body));
}
