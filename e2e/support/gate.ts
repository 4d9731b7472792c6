import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './ports';
import { type Site, startSite } from './site';

/** A place on the network, before a server that goes on undisturbed: a test shuts it and opens it again. */
export class Gate {
  private server: Server | null = null;
  private readonly open_ = new Set<Socket>();
  port = 0;

  /** @param upstream address of the server behind it. */
  constructor(private readonly upstream: URL) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<void> {
    if (this.server) return;
    this.port ||= await freePort();
    const server = createServer((near) => {
      const far = connect(Number(this.upstream.port), this.upstream.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.open_.add(socket);
        socket.pipe(other);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.open_.delete(socket);
          other.destroy();
        });
      }
    });
    await new Promise<void>((done) => server.listen(this.port, done));
    this.server = server;
  }

  /** Cuts every connection; from now on nobody answers there. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of this.open_) socket.destroy();
    await closed;
  }
}

/** A site whose API is that of the site all tests share, behind a gate. */
export async function startSiteBehindGate(own: Record<string, string> = {}): Promise<{ site: Site; gate: Gate }> {
  const gate = new Gate(new URL(process.env.SITE_URL ?? ''));
  await gate.open();
  return { gate, site: await startSite({ ...own, API_URL: gate.url }) };
}
