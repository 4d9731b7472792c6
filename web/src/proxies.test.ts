import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { clientNetwork, proxiesIn } from './proxies';
import { operation, serverOptions } from './server';

test.each([
  ['127.0.0.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.5', false],
  ['unknown', false],
  ['127.0.0.1:80', false],
  ['', false],
  [undefined, false],
])('by default a proxy on this machine is trusted: %s', (address, isTrusted) => {
  expect(proxiesIn()(address)).toBe(isTrusted);
});

test.each([
  ['10.0.0.5', true],
  ['::ffff:10.0.0.5', true],
  ['10.0.0.6', false],
  ['10.1.255.255', true],
  ['2001:db8:ffff::1', true],
  ['fe80::1%eth0', true],
  ['2001:db9::1', false],
  ['127.0.0.1', false],
])('a list is all there is: %s', (address, isTrusted) => {
  expect(proxiesIn(['10.0.0.5', '10.1.0.0/16', '2001:db8::/32', 'fe80::/10'])(address)).toBe(isTrusted);
});

test('with none, nobody says who calls', () => {
  expect(proxiesIn([])('127.0.0.1')).toBe(false);
});

describe('a chain of proxies', () => {
  const isProxy = proxiesIn(['10.0.0.0/8']);
  const server = Fastify(serverOptions({ logLevel: 'silent', isProxy }));
  server.get('/', async ({ ip, protocol, host }) => [ip, protocol, host]);
  afterAll(() => server.close());
  const forwarded = (remoteAddress: string, list: string) =>
    server
      .inject({
        url: '/',
        remoteAddress,
        headers: { host: 'here', 'x-forwarded-for': list, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'there' },
      })
      .then((answer) => answer.json());

  test('leads to the first that is none of ours, whatever he says himself', async () => {
    expect(await forwarded('10.0.0.1', '8.8.8.8, 203.0.113.9, 10.0.0.2')).toEqual(['203.0.113.9', 'https', 'there']);
  });

  test('counts for nothing from a stranger', async () => {
    expect(await forwarded('192.0.2.1', '203.0.113.9')).toEqual(['192.0.2.1', 'http', 'here']);
  });
});

test.each([
  ['a proxy that is not listed is named', '10.9.0.1', '"proxy":"10.9.0.1"'],
  ['a stranger is not', '192.0.2.1', undefined],
])('who says who calls and is no proxy of ours is told of once: %s', async (_says, remoteAddress, named) => {
  const isProxy = proxiesIn();
  let log = '';
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const server = Fastify(serverOptions({ logLevel: 'warn', logTo, isProxy }));
  await server.register(operation, { isProxy, measureDelay: () => 0 });
  server.get('/', async () => '');
  const headers = { 'x-forwarded-proto': 'https' };
  await server.inject({ url: '/', headers });
  expect(log).toBe('');
  await server.inject({ url: '/', remoteAddress });
  expect(log).toBe('');
  for (let n = 0; n < 3; n++) await server.inject({ url: '/', headers, remoteAddress });
  expect(log.match(/TRUSTED_PROXIES/g)).toHaveLength(1);
  if (named) expect(log).toContain(named);
  else expect(log).not.toContain(remoteAddress);
  await server.close();
});

describe('the network of a sender', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['no address', 'no address'],
  ])('%s is counted as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  test('of an IPv6 address also what a customer of a provider has', () => {
    expect(clientNetwork('2001:db8:1:2::3', 48)).toBe('2001:db8:1::/48');
    expect(clientNetwork('192.0.2.1', 48)).toBe('192.0.2.1');
  });
});
