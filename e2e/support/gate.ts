import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './ports';
import { type Site, startSite } from './site';

/** A TCP proxy in front of a running server, which tests close and open. */
export class Gate {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private isStalled = false;

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

  /** Cuts connections; new ones get no answer. */
  async stall(): Promise<void> {
    await this.close();
    await this.open();
    this.isStalled = true;
  }

  /** Forwards new connections to another server. */
  leadTo(upstream: URL): void {
    this.upstream = upstream;
  }

  /** Cuts connections and refuses new ones. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

/** A site whose API is another site's, behind a gate; by default that of the site all tests share. */
export async function startSiteBehindGate(
  own: Record<string, string> = {},
  api = process.env.SITE_URL ?? '',
): Promise<{ site: Site; gate: Gate }> {
  const gate = new Gate(new URL(api));
  await gate.open();
  return { gate, site: await startSite({ ...own, API_URL: gate.url }) };
}
