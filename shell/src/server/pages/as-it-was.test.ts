/** @jest-environment node */
import { createHash } from 'node:crypto';
import { EncodedBytes } from '@university/web';
import { contentSecurityPolicy } from '../../renderer/page/csp';
import { asItWas } from './as-it-was';

const made = {
  status: 200,
  headers: {
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': contentSecurityPolicy(['a{}'], []),
  },
  body: new EncodedBytes('<html><head><title>A</title></head><body><div id="root"><h1>A</h1></div></body></html>'),
  isCacheable: true,
};

/** 14:32 in India. */
const AT = Date.parse('2026-08-05T09:02:30Z');

test.each([
  ['en', 'This page is as it was at 14:32 IST. Some of it may have changed since.'],
  ['hi', 'यह पृष्ठ वैसा है जैसा 14:32 IST पर था। तब से इसमें कुछ बदला हो सकता है।'],
] as const)(
  'a page says in %s as of when it is, before what React takes over, and nobody stores it',
  (language, text) => {
    const page = asItWas(made, AT, language);
    expect(page.body.text).toContain(`<p id="as-of" role="status">${text}</p><div id="root"><h1>A</h1></div>`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page).toMatchObject({ status: 200, isCacheable: false });
  },
);

test('its policy allows the one style that it has more', () => {
  const page = asItWas(made, AT, 'en');
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(page.body.text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const allowed = page.headers['content-security-policy'];
  expect(allowed?.replace(` 'sha256-${hash}'`, '').replace(/style-src +/, 'style-src ')).toBe(
    made.headers['content-security-policy'].replace(/style-src +/, 'style-src '),
  );
});
