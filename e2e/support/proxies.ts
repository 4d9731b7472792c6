import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './site';

/** Where a proxy listens, and what stands behind it. */
export interface Ports {
  /** For visitors. */
  front: number;
  /** For the sites, which find the APIs there. */
  inner: number;
  sites: readonly [number, number];
  apis: readonly [number, number];
}

/** A proxy that `deploy` has a configuration for, run with it as it stands there but for ports, certificate and user. */
export interface Proxy {
  name: string;
  isInstalled: boolean;
  start(ports: Ports): { stop(): Promise<void> };
}

const isInstalled = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;

function running(command: string, args: string[], env: NodeJS.ProcessEnv, folder: string) {
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginx: Proxy = {
  name: 'nginx',
  isInstalled: isInstalled('nginx', '-v'),
  start: ({ front, inner, sites, apis }) => {
    const folder = mkdtempSync(join(tmpdir(), 'university-nginx-'));
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
    return running('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], process.env, folder);
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  isInstalled: isInstalled('caddy', 'version'),
  start: ({ front, inner, sites, apis }) => {
    const folder = mkdtempSync(join(tmpdir(), 'university-caddy-'));
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
    return running('caddy', ['run', '--adapter', 'caddyfile', '--config', file], env, folder);
  },
};

export const PROXIES: readonly Proxy[] = [nginx, caddy];
