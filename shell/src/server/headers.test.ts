/** @jest-environment node */
import { type AddressInfo, connect } from 'node:net';
import { type FrontDoor, gone, openFrontDoor } from '../testing/front-door';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.stop());

/** What is answered to these bytes, until the connection ends. */
async function sent(bytes: string): Promise<string> {
  const socket = connect((door.web.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await gone(socket);
  return answer;
}

test.each(['/', '/no/such/page', '/site-pages.json', '/feeds/notices.xml'])(
  '%s is what it says, stands in no frame of others, and is asked for by TLS alone where the site is',
  async (url) => {
    const { headers } = await door.web.inject({ url });
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^[\w+/-]+(; charset=utf-8)?$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('where a proxy says http the answer still asks for TLS, as PUBLIC_URL does', async () => {
  const { headers } = await door.web.inject({ url: '/', headers: { 'x-forwarded-proto': 'http' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

const HEAD = 'POST /monitoring HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n'],
  ['a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
])('%s, which proxies read differently, are refused', async (_what, rest) => {
  expect(await sent(HEAD + rest)).toMatch(/^HTTP\/1\.1 400 /);
});

test('TRACE sends nothing back', async () => {
  const answer = await sent('TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Secret: s3cr3t\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('s3cr3t');
});
