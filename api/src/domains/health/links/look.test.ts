/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressesIn } from '../contents';
import { checkAddress, isPrivateAddress } from '../links';

let server: Server;
let site: string;
let asked: string[] = [];

const answers: Record<string, RequestListener> = {
  '/there': (_request, reply) => void reply.end('here'),
  '/login': (_request, reply) => void reply.writeHead(403).end(),
  '/gone': (_request, reply) => void reply.writeHead(410).end(),
  '/broken': (_request, reply) => void reply.writeHead(500).end(),
  '/moved': (_request, reply) => void reply.writeHead(302, { location: '/there' }).end(),
  '/moved-away': (_request, reply) => void reply.writeHead(301, { location: '/nothing' }).end(),
  '/round': (_request, reply) => void reply.writeHead(302, { location: '/round' }).end(),
  '/inward': (_request, reply) => void reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/script': (_request, reply) => void reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/only-get': ({ method }, reply) => void reply.writeHead(method === 'GET' ? 200 : 405).end(),
  '/head-lies': ({ method }, reply) => void reply.writeHead(method === 'GET' ? 200 : 404).end(),
  '/silent': () => {},
  '/endless': ({ method }, reply) => {
    if (method === 'HEAD') return void reply.writeHead(405).end();
    const more = () => void reply.write('x'.repeat(65_536));
    reply.on('drain', more);
    more();
  },
  '/long-headers': (_request, reply) => void reply.writeHead(200, { 'x-long': 'x'.repeat(40_000) }).end(),
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, reply);
    else reply.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Only the test's own machine is allowed. */
const refuses = (address: string) => address !== '127.0.0.1' && isPrivateAddress(address);

test.each([
  ['/there', 'there'],
  ['/login', 'there'],
  ['/only-get', 'there'],
  ['/head-lies', 'there'],
  ['/endless', 'there'],
  ['/moved', 'there'],
  ['/gone', 'nothing-there'],
  ['/nothing', 'nothing-there'],
  ['/moved-away', 'nothing-there'],
  ['/broken', 'unreachable'],
  ['/round', 'unreachable'],
  ['/script', 'unreachable'],
  ['/long-headers', 'unreachable'],
  ['/inward', 'private'],
])('%s is found to be %s', async (path, found) => {
  expect(await checkAddress(site + path, { refuses })).toBe(found);
});

test('what is there is asked for once, without its content', async () => {
  await checkAddress(`${site}/there`, { refuses });
  expect(asked).toEqual(['HEAD /there']);
});

test('who does not answer is not waited for', async () => {
  expect(await checkAddress(`${site}/silent`, { refuses, timeout: 50 })).toBe('unreachable');
});

test('what leads into a private network is not asked, also where a name stands for it', async () => {
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433'])
    expect([host, await checkAddress(`http://${host}:${port}/there`)]).toEqual([host, 'private']);
  expect(asked).toEqual([]);
});

test('an address that no name server knows cannot be reached, and one with a password is not asked', async () => {
  expect(await checkAddress('http://nowhere.invalid/')).toBe('unreachable');
  expect(await checkAddress(`http://user:password@127.0.0.1/`, { refuses })).toBe('unreachable');
  expect(await checkAddress('http://', { refuses })).toBe('unreachable');
});

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['224.0.0.1', true],
  ['::1', true],
  ['::', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['ff02::1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['not an address', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test('addresses are found in fields, rows and Markdown, each once', () => {
  const text =
    'See [rules](/policies/terms#fees), <https://a.example/x> and https://b.example/y. Mail a@b.example, {{map}}.';
  const data = {
    text,
    more: [{ link: 'https://a.example/x' }, { page: '/contact' }],
    map: '[map]({{map}})',
    n: 1,
    no: null,
  };
  expect([...addressesIn(data)]).toEqual([
    '/policies/terms#fees',
    'https://a.example/x',
    'https://b.example/y',
    '/contact',
  ]);
});

test('a text without end is no trouble', () => {
  expect(addressesIn({ text: `${'](<'.repeat(20_000)}https://${'!'.repeat(50_000)}` }).size).toBeLessThan(3);
});
