/** @jest-environment node */
import fc from '../../../../scripts/jest/properties';
import { disposition, parseRange } from './send-file';

test.each<[string | undefined, ReturnType<typeof parseRange>]>([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['BYTES=0-1', { start: 0, end: 1 }],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes= 0-1', undefined],
  ['items=0-1', undefined],
  ['0-1', undefined],
  [`bytes=${'9'.repeat(400)}-`, 'outside'],
])('%s of 100 bytes', (header, range) => expect(parseRange(header, 100)).toEqual(range));

const size = fc.integer({ min: 1, max: 50_000_000 });

test('a range lies within the file and within what was asked for', () => {
  fc.assert(
    fc.property(size, fc.nat(), fc.nat(), (bytes, from, length) => {
      const range = parseRange(`bytes=${from}-${from + length}`, bytes);
      expect(range).toEqual(from >= bytes ? 'outside' : { start: from, end: Math.min(from + length, bytes - 1) });
    }),
  );
});

test('the last bytes are as many as asked for, or the whole file', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1 }), (bytes, last) => {
      expect(parseRange(`bytes=-${last}`, bytes)).toEqual({ start: Math.max(0, bytes - last), end: bytes - 1 });
    }),
  );
});

test('whatever the header, the answer is a range of the file, outside, or the whole', () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=[0-9]{0,20}-[0-9]{0,20}$/));
  fc.assert(
    fc.property(header, size, (text, bytes) => {
      const range = parseRange(text, bytes);
      if (typeof range !== 'object') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(bytes);
    }),
  );
});

test('a title of any length and script makes a header, and a file name that systems take', () => {
  const titled = fc.string({
    unit: fc.constantFrom('क', 'क्षि', 'é', '😀', '"', "'", ';', '%', '\\', '/', 'a', ' '),
    maxLength: 200,
  });
  fc.assert(
    fc.property(titled, (title) => {
      const header = disposition(title);
      expect(header).toMatch(/^inline; filename="[\w .-]*"; filename\*=UTF-8''[\w%.!~-]*\.pdf$/);
      const name = decodeURIComponent(header.slice(header.indexOf("''") + 2));
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(title.trim().startsWith(name.slice(0, -4))).toBe(true);
    }),
  );
});
