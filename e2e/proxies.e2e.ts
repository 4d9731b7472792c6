import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { demoLogins } from '../api/demo/logins';
import { freePort } from './support/ports';
import { newFolder, ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

interface Ports {
  front: number;
  inner: number;
  sites: readonly [number, number];
  apis: readonly [number, number];
}

/** A proxy with its configuration from `deploy`, except for ports, certificate and user. */
interface Proxy {
  name: string;
  isInstalled: boolean;
  start(ports: Ports): { stop(): Promise<void> };
}

const isInstalled = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;

function running(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginx: Proxy = {
  name: 'nginx',
  isInstalled: isInstalled('nginx', '-v'),
  start: ({ front, inner, sites, apis }) => {
    const folder = newFolder('nginx');
    const given = { 3000: sites[0], 3010: sites[1], 3001: apis[0], 3011: apis[1], 3080: inner };
    const own = Object.entries(given)
      .reduce(
        (conf, [port, other]) => conf.replaceAll(`127.0.0.1:${port}`, `127.0.0.1:${other}`),
        readFileSync(join(ROOT, 'deploy/nginx/university.conf'), 'utf8'),
      )
      .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${front};`)
      .replace(/^ +ssl_.*\n/gm, '');
    writeFileSync(join(folder, 'university.conf'), own);
    const around = [
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}`,
      `http { access_log off; ${TEMPORARY.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}`,
      `include ${folder}/university.conf; }`,
    ];
    writeFileSync(join(folder, 'nginx.conf'), around.join('\n'));
    return running('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], process.env);
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  isInstalled: isInstalled('caddy', 'version'),
  start: ({ front, inner, sites, apis }) => {
    const folder = newFolder('caddy');
    const at = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ');
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      UNIVERSITY_ADDRESS: `http://:${front}`,
      UNIVERSITY_INNER: `http://127.0.0.1:${inner}`,
      UNIVERSITY_SITES: at(sites),
      UNIVERSITY_APIS: at(apis),
    };
    const file = join(ROOT, 'deploy/caddy/Caddyfile');
    return running('caddy', ['run', '--adapter', 'caddyfile', '--config', file], env);
  },
};

const PROXIES: readonly Proxy[] = [nginx, caddy];

/** Wrong sign-ins of one visitor, after which at the latest they are throttled. */
const MOST = 100;

for (const proxy of PROXIES) {
  test.describe(`${proxy.name} in front of two sites and of their API`, () => {
    const reason = `${proxy.name} is not installed: its configuration is not tried.`;
    if (!proxy.isInstalled) console.log(reason);
    test.skip(!proxy.isInstalled, reason);
    test.describe.configure({ mode: 'serial' });

    let running: ReturnType<typeof proxy.start>;
    let front: number;
    const sites: Site[] = [];

    test.beforeAll(async () => {
      const [own, inner, api, first, second, nobody] = await Promise.all(Array.from({ length: 6 }, freePort));
      front = own as number;
      const ports = { front, inner, apis: [api, nobody], sites: [first, second] } as Parameters<typeof proxy.start>[0];
      running = proxy.start(ports);
      const common = { PUBLIC_URL: 'https://www.university.example', TRUSTED_PROXIES: '127.0.0.1', RENDERERS: '1' };
      sites.push(await startSite({ ...common, PORT: String(api) }));
      for (const port of [first, second]) {
        const behind = { API_URL: `http://127.0.0.1:${inner}`, DRAIN_SECONDS: '5' };
        sites.push(await startSite({ ...common, ...behind, PORT: String(port) }));
      }
      await expect.poll(() => ask('/').then(({ status }) => status)).toBe(200);
    });
    test.afterAll(async () => {
      for (const site of sites.reverse()) await site.stop();
      await running?.stop();
    });

    async function ask(path: string, { from = '127.0.0.5', headers = {}, json }: Asked = {}) {
      const asked = request({
        host: '127.0.0.1',
        port: front,
        path,
        localAddress: from,
        method: json ? 'POST' : 'GET',
        headers: { host: 'www.university.example', ...(json && { 'content-type': 'application/json' }), ...headers },
      });
      asked.end(json && JSON.stringify(json));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    }

    test('pages and ranges of files are served', async () => {
      const page = await ask('/courses');
      expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      const file = /\/assets\/[\w./-]+\.js/.exec(page.body)?.[0] as string;
      const whole = await ask(file);
      expect([whole.status, whole.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const part = await ask(file, { headers: { range: 'bytes=2-11' } });
      expect([part.status, part.body]).toEqual([206, whole.body.slice(2, 12)]);
    });

    test('addresses for operators are not public', async () => {
      for (const path of ['/metrics', '/readyz', '/healthz', '/remotes.json'])
        expect((await ask(path)).status).toBe(404);
    });

    test('wrong sign-ins are throttled by address, whatever the headers say', async () => {
      const farah = demoLogins.applicants.find(({ email }) => email.startsWith('farah'));
      const signIn = (password: string, asked: Asked) =>
        ask('/api/v1/result?category=diploma', {
          ...asked,
          json: { email: farah?.email, password, round: farah?.round },
        });
      let status: number | undefined;
      for (let tried = 0; tried < MOST && status !== 429; tried++) {
        const headers = { 'x-forwarded-for': `10.0.0.${tried}`, 'x-real-ip': `10.0.0.${tried}` };
        ({ status } = await signIn('01-01-1999', { from: '127.0.0.9', headers }));
      }
      expect(status).toBe(429);
      const other = await signIn(farah?.birthDate as string, { from: '127.0.0.10' });
      expect(other.status).toBe(200);
      expect(other.headers['set-cookie']?.[0]).toMatch(/; Secure(;|$)/);
    });

    test('stopping a site fails no request', async () => {
      let isOver = false;
      const stopped = sites[1]?.stop().then(() => {
        isOver = true;
      });
      const found = new Map<number | undefined, number>();
      for (let after = 0; after < 20; after += Number(isOver)) {
        const { status } = await ask(['/', '/courses', '/api/v1/notice'][after % 3] as string);
        found.set(status, (found.get(status) ?? 0) + 1);
      }
      await stopped;
      expect([...found.keys()]).toEqual([200]);
    });
  });
}

interface Asked {
  from?: string;
  headers?: Record<string, string>;
  json?: object;
}
