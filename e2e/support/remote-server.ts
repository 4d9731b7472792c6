import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from './ports';
import { remotesWith, writeRegistry } from './registry';
import { newFolder, ROOT, type Site, startFront } from './site';

export const FAULTS = [
  'stopped',
  'answers 500',
  'hangs',
  'corrupt entry',
  'server bundle throws',
  'entry missing',
] as const;
/** Pages keep working with `answers slowly`. */
export type Fault = (typeof FAULTS)[number] | 'answers slowly';

interface Manifest {
  version: string;
  routes: { path: string }[];
  entry: { file: string };
  server: { file: string; integrity: string };
}

const sha384 = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Milliseconds. */
const HANG = 30_000;
const SLOWLY = 400;

/** A team's web server with the release of one remote. */
export class RemoteServer {
  private fault: Fault | null = null;
  private server: Server | null = null;
  private port = 0;
  asked = 0;

  constructor(readonly name: string) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = null;
  }

  async break(fault: Fault): Promise<void> {
    this.fault = fault;
    if (fault === 'stopped') await this.stop();
  }

  async mend(): Promise<void> {
    this.fault = null;
    if (!this.server) await this.start();
    this.server?.closeAllConnections();
  }

  get path(): string {
    return this.manifest().routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
  }

  private manifest(): Manifest {
    return JSON.parse(readFileSync(join(ROOT, this.name, 'dist/remote.json'), 'utf8'));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?')[0] as string;
    if (path === '/remote.json') this.asked++;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/javascript');
    const manifest = this.manifest();
    const isEntry = path === `/browser/${manifest.entry.file}`;
    if (this.fault === 'answers 500') return void response.writeHead(500).end();
    if (this.fault === 'hangs') return void setTimeout(() => response.destroy(), HANG).unref();
    if (this.fault === 'entry missing' && isEntry) return void response.writeHead(404).end();
    if (this.fault === 'corrupt entry' && isEntry) return void response.end('this is not the file you asked for');
    if (this.fault === 'server bundle throws') {
      const code = `module.exports.default = { routes: new Proxy([], { get() { throw new Error('broken release') } }), slots: [] };`;
      if (path === '/remote.json') {
        const broken = {
          ...manifest,
          version: `${manifest.version}.broken`,
          server: { file: 'server.broken.cjs', integrity: sha384(code) },
        };
        return void response.end(JSON.stringify(broken));
      }
      if (path === '/server/server.broken.cjs') return void response.end(code);
    }
    const file = join(ROOT, this.name, 'dist', path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const send = () => void createReadStream(file).pipe(response);
    if (this.fault === 'answers slowly') setTimeout(send, SLOWLY);
    else send();
  }
}

/** Starts a site whose remotes are on these web servers, and waits until it uses a release of each. */
export async function startSiteOf<Started extends { site: Site }>(
  remotes: readonly RemoteServer[],
  start: (own: { REMOTES: string }) => Promise<Started>,
): Promise<Started & { stop(): Promise<void> }> {
  await Promise.all(remotes.map((remote) => remote.start()));
  const elsewhere = Object.fromEntries(remotes.map(({ name, url }) => [name, url]));
  const entries = remotesWith(elsewhere, Object.keys(elsewhere));
  const started = await start({ REMOTES: writeRegistry(newFolder('registry'), entries) });
  // Until a slow remote was asked again its pages are missing.
  const isTaken = async ({ path }: RemoteServer) => ![404, 503].includes((await fetch(started.site.url + path)).status);
  for (const remote of remotes) await expect.poll(() => isTaken(remote)).toBe(true);
  const stop = async () => {
    await started.site.stop();
    await Promise.all(remotes.map((remote) => remote.stop()));
  };
  return { ...started, stop };
}

/** The same with the API of the site that all tests share. */
export const startFrontOf = (remotes: readonly RemoteServer[]) =>
  startSiteOf(remotes, async (own) => ({ site: await startFront(own) }));
