/** @jest-environment node */
import fc from '../../../scripts/jest/properties';
import { mobile } from './mobile';
import { formatMobile, normalizeMobile, plainCode } from './plain-text';

const number = fc
  .tuple(fc.constantFrom(6, 7, 8, 9), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
  .map(([first, rest]) => `${first}${rest.join('')}`);
const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '0 ', '+91-');

describe('mobile numbers', () => {
  test('any number is found behind any prefix and between spaces', () => {
    fc.assert(
      fc.property(
        number,
        prefix,
        fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 4 }),
        (digits, before, gaps) => {
          let written = digits;
          for (const gap of gaps) written = `${written.slice(0, gap)} ${written.slice(gap)}`;
          expect(normalizeMobile(before + written)).toBe(digits);
        },
      ),
    );
  });

  test('what is found is always ten digits from 6 up, and found again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ]{8,14}$/)), (text) => {
        const found = normalizeMobile(text);
        if (found === undefined) return;
        expect(found).toMatch(/^[6-9]\d{9}$/);
        expect(normalizeMobile(found)).toBe(found);
        expect(normalizeMobile(formatMobile(found))).toBe(found);
        expect(plainCode(text).replace(/\D/g, '').endsWith(found)).toBe(true);
      }),
    );
  });

  test('a digit too many or too few is refused', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 9 }), (digits, extra) => {
        expect(normalizeMobile(digits + extra)).toBeUndefined();
        expect(normalizeMobile(digits.slice(0, -1))).toBeUndefined();
      }),
    );
  });

  test.each(['', '12345', '5987654321', '+92 9876543210', '+91 +91 9876543210', '98765x43210', '00919876543210'])(
    '%j is none',
    (text) => {
      expect(normalizeMobile(text)).toBeUndefined();
      expect(mobile.safeParse(text).error?.issues).toMatchObject([{ message: expect.stringContaining('10 digits') }]);
    },
  );

  test('ten digits that begin with 91 are a number', () => {
    expect(normalizeMobile('9123456789')).toBe('9123456789');
    expect(formatMobile('9812345678')).toBe('+91 98123 45678');
  });
});
