import type { ByteRange } from '../../platform/files';

/**
 * One range of `Range: bytes=…` (RFC 9110, 14.1.2); viewers ask for single pages so.
 * @returns the range, `outside` when no byte of it exists, or undefined for the whole file: without a header, with one
 * that is not valid, and for several ranges, which we need not answer
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from, to] = match;
  if (from && to && Number(from) > Number(to)) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}
