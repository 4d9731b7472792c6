import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './ports';
import { type Site, startSite } from './site';

/** A place on the network, before a server that goes on undisturbed: a test shuts it and opens it again. */
export class Gate {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private isStalled = false;

  /** @param upstream address of the server behind it. */
  constructor(private upstream: URL) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<void> {
    this.isStalled = false;
    if (this.server) return;
    this.port ||= await freePort();
    const server = createServer((near) => {
      if (this.isStalled) return void this.sockets.add(near.on('error', () => {}));
      const far = connect(Number(this.upstream.port), this.upstream.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
      }
    });
    await new Promise<void>((done) => server.listen(this.port, done));
    this.server = server;
  }

  /** Connections are cut, and new ones get no answer. */
  async stall(): Promise<void> {
    await this.close();
    await this.open();
    this.isStalled = true;
  }

  /** Behind the same place stands another server from now on. */
  leadTo(upstream: URL): void {
    this.upstream = upstream;
  }

  /** Cuts every connection; from now on nobody answers there. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

/** A site whose API is another site's, behind a gate; that of the one that all tests share when `api` is left out. */
export async function startSiteBehindGate(
  own: Record<string, string> = {},
  api = process.env.SITE_URL ?? '',
): Promise<{ site: Site; gate: Gate }> {
  const gate = new Gate(new URL(api));
  await gate.open();
  return { gate, site: await startSite({ ...own, API_URL: gate.url }) };
}
