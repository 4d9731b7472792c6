import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from './ports';
import { registryWith } from './registry';
import { ROOT, type Site } from './site';

/** What can be wrong with a remote, all made here, at its own server. */
export const FAULTS = [
  'stopped',
  'answers 500',
  'hangs',
  'corrupt entry',
  'server bundle throws',
  'entry missing',
] as const;
/** The last one leaves everything working. */
export type Fault = (typeof FAULTS)[number] | 'answers slowly';

interface Manifest {
  version: string;
  routes: { path: string }[];
  entry: { file: string };
  server: { file: string; integrity: string };
}

const sha384 = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** How long a hanging server keeps a request open. Milliseconds. */
const HANG = 30_000;

/** How long a slow server takes for each answer. Milliseconds. */
const SLOWLY = 400;

/** A web server that holds one remote's release, as a team of its own would run it. */
export class RemoteServer {
  private fault: Fault | null = null;
  private server: Server | null = null;
  private port = 0;
  /** How often its `remote.json` was asked for. */
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

  /** A page of this remote. */
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

/** Starts a site whose remotes live on these web servers, and resolves when it has a release of each. */
export async function startSiteOf<Started extends { site: Site }>(
  remotes: readonly RemoteServer[],
  start: (own: { REMOTES: string }) => Promise<Started>,
): Promise<Started & { stop(): Promise<void> }> {
  await Promise.all(remotes.map((remote) => remote.start()));
  const folder = mkdtempSync(join(tmpdir(), 'university-registry-'));
  const registry = join(folder, 'registry.json');
  const elsewhere = Object.fromEntries(remotes.map(({ name, url }) => [name, url]));
  writeFileSync(registry, JSON.stringify(registryWith(elsewhere, Object.keys(elsewhere))));
  const started = await start({ REMOTES: registry });
  // A remote that is slow when the site starts is asked again later; until then its pages are not there.
  const isTaken = async ({ path }: RemoteServer) => ![404, 503].includes((await fetch(started.site.url + path)).status);
  for (const remote of remotes) await expect.poll(() => isTaken(remote)).toBe(true);
  const stop = async () => {
    await started.site.stop();
    await Promise.all(remotes.map((remote) => remote.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...started, stop };
}
