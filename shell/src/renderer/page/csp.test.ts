/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './csp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(styles: string[], origins: string[]): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(styles, origins)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );
}

test('allows nothing unsafe and nothing from everywhere', () => {
  const policy = contentSecurityPolicy(['a{}'], ['https://a.example']);
  expect(policy).not.toMatch(/unsafe-|\*|https?:[ ;]/);
});

test('allows the page’s own styles by hash, and the empty element that styled-components adds', () => {
  const { 'style-src': styles } = directives(['body{margin:0}', 'p{color:red}'], []);
  expect(styles).toEqual(["'self'", hash(''), hash('body{margin:0}'), hash('p{color:red}')]);
  // What a browser computes for an empty style element.
  expect(styles).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('scripts and calls go to the site and the remotes, never to the page; workers to the site', () => {
  const everywhere = ["'self'", 'https://a.example', 'https://b.example'];
  expect(directives(['p{}'], ['https://a.example', 'https://b.example'])).toMatchObject({
    'script-src': everywhere,
    'connect-src': everywhere,
    'worker-src': ["'self'"],
  });
});

test('with all remotes on the site the default says it', () => {
  const said = directives([], []);
  expect(said['default-src']).toEqual(["'self'"]);
  for (const name of ['script-src', 'connect-src', 'worker-src']) expect(said).not.toHaveProperty(name);
});

test('shuts what the site does not use', () => {
  expect(directives([], [])).toMatchObject({
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});
