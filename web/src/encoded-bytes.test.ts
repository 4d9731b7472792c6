import { brotliDecompressSync } from 'node:zlib';
import { acceptedEncoding, EncodedBytes } from './encoded-bytes';

describe('variants', () => {
  test('each has a tag of its own, and is made once', async () => {
    const bytes = new EncodedBytes('long '.repeat(1_000));
    const variants = await Promise.all((['br', 'gzip', 'identity'] as const).map((wanted) => bytes.variant(wanted)));
    expect(new Set(variants.map(({ etag }) => etag)).size).toBe(3);
    expect((await bytes.variant('br')).body).toBe(variants[0]?.body);
  });

  const text = Array.from({ length: 500 }, (_, row) => `<li>Programme ${row * 7919} of ${row % 13} years</li>`).join(
    '',
  );

  test('what is asked for a fourth time is compressed better, what was asked for three times is not', async () => {
    const [three, four] = [new EncodedBytes(text), new EncodedBytes(`${text} `)];
    const ask = async (bytes: EncodedBytes, times: number) => {
      for (let count = 1; count < times; count++) await bytes.variant('br');
      return (await bytes.variant('br')).body;
    };
    const [before, first] = [await ask(three, 3), await ask(four, 4)];
    // One after the other is compressed: this one's turn comes after the other's would have.
    let better = first;
    while (better === first) {
      await new Promise(setImmediate);
      better = await ask(four, 1);
    }
    expect(better.length).toBeLessThan(first.length);
    expect(await ask(three, 0)).toBe(before);
  });

  test('what is asked for again is compressed better, under the same tag', async () => {
    const bytes = new EncodedBytes(text);
    const first = await bytes.variant('br');
    let better = first;
    while (better === first) {
      await new Promise(setImmediate);
      better = await bytes.variant('br');
    }
    expect(better.body.length).toBeLessThan(first.body.length);
    expect(better.etag).toBe(first.etag);
    expect(brotliDecompressSync(better.body).toString()).toBe(text);
  });

  test('equal bytes are equal, however they were asked for', async () => {
    const bytes = new EncodedBytes('long '.repeat(1_000));
    await bytes.variant('br');
    expect(bytes.equals(new EncodedBytes('long '.repeat(1_000)))).toBe(true);
    expect(bytes.equals(new EncodedBytes('song '.repeat(1_000)))).toBe(false);
  });

  test('a short text is not compressed', async () => {
    expect((await new EncodedBytes('short').variant('br')).encoding).toBe('identity');
  });

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['xbr, brx', 'identity'],
  ])('Accept-Encoding %p takes %p', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
