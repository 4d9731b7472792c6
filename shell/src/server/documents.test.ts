/** @jest-environment node */
import { type FrontDoor, openFrontDoor } from '../testing/front-door';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.stop());

const get = (headers: Record<string, string> = {}, url = '/feeds/news.xml') => door.web.inject({ url, headers });
const DAY = 86_400_000;

test('a feed says what it is by a tag and since when, and is not sent to who has it', async () => {
  const { headers } = await get();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-if-error=3600',
    'content-type': 'application/rss+xml; charset=utf-8',
    'x-robots-tag': 'noindex',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  const etag = String(headers.etag);
  const since = String(headers['last-modified']);
  const copies: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}` },
    { 'if-modified-since': since },
  ];
  for (const known of copies) {
    const again = await get(known);
    expect([again.statusCode, again.body, again.headers.etag, again.headers['last-modified']]).toEqual([
      304,
      '',
      etag,
      since,
    ]);
  }
});

test('who has something older is sent it, and a tag counts more than a date', async () => {
  const { headers, body } = await get();
  const since = String(headers['last-modified']);
  const before = new Date(Date.parse(since) - DAY).toUTCString();
  const copies: Record<string, string>[] = [
    { 'if-modified-since': before },
    { 'if-modified-since': 'no date' },
    { 'if-none-match': '"other"', 'if-modified-since': since },
  ];
  for (const known of copies) {
    const again = await get(known);
    expect([again.statusCode, again.body]).toEqual([200, body]);
  }
});

test('when it says something else, its tag is another one', async () => {
  const { headers } = await get();
  door.write('<rss>More</rss>');
  const changed = await get({ 'if-none-match': String(headers.etag) });
  expect([changed.statusCode, changed.body]).toEqual([200, '<rss>More</rss>']);
  expect(changed.headers.etag).not.toBe(headers.etag);
});

test('a long one is compressed', async () => {
  door.write(`<rss>${'An item. '.repeat(500)}</rss>`);
  const answer = await get({ 'accept-encoding': 'br' });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'Accept-Encoding']);
});
