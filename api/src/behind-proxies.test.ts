/** @jest-environment node */
import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { demoLogins } from '../demo/logins';
import { startServer } from './server';
import { newDataDir } from './testing/cluster';
import { freePort } from './testing/free-port';
import { must } from './testing/must';
import { SECRETS } from './testing/start';

const BALANCER = '10.20.0.7';
const STRANGER = '192.0.2.66';
const { email, birthDate } = must(demoLogins.applicants[0]);

describe('a server that is told its proxies', () => {
  let server: FastifyInstance;
  let dataDir: string;
  let log = '';

  beforeAll(async () => {
    dataDir = await newDataDir();
    const environment = {
      DATA_DIR: dataDir,
      PORT: await freePort(),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'https://www.seu.example',
      TRUSTED_PROXIES: '10.20.0.0/16',
      SECRET_KEY: SECRETS.secretKey,
      PEPPER: SECRETS.pepper,
    };
    const logTo = new Writable({
      write: (chunk, _encoding, done) => {
        log += chunk;
        done();
      },
    });
    server = await startServer(environment, { logTo });
  }, 60_000);

  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  const signIn = (remoteAddress: string, forwardedFor: string, payload: object) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/result?category=diploma',
      payload,
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http' },
    });

  /** Oftener than one network may, each time in the name of another address. @returns how it was answered */
  async function tryWrongly(remoteAddress: string): Promise<Set<number>> {
    const answered = new Set<number>();
    for (let network = 1; network <= 5; network++) {
      // Not all at once: that would be too much of a single sender.
      const answers = Array.from({ length: 25 }, (_, n) => {
        const payload = { email: `nobody-${network}-${n}@applicant.example`, password: '01-01-2001' };
        return signIn(remoteAddress, `198.51.${network}.${n}`, payload);
      });
      for (const { statusCode } of await Promise.all(answers)) answered.add(statusCode);
    }
    return answered;
  }

  test('counts wrong sign-ins by whom a proxy names, so that they turn away nobody else', async () => {
    expect(await tryWrongly(BALANCER)).toEqual(new Set([401]));
    const answer = await signIn(BALANCER, '203.0.113.9', { email, password: birthDate });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    expect(log).not.toContain('TRUSTED_PROXIES');
  });

  test('ignores the same of anybody else, and says so once without his address', async () => {
    expect(await tryWrongly(STRANGER)).toEqual(new Set([401, 429]));
    expect(log.match(/TRUSTED_PROXIES/g)).toHaveLength(1);
    expect(log).not.toContain(STRANGER);
  });
});
