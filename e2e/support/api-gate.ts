import { createServer, request, type Server } from 'node:http';
import { freePort } from './ports';

/** Stands between a site and its API, so that a test can stop the API and start it again at the same address. */
export class ApiGate {
  private server: Server | null = null;
  private port = 0;

  /** @param upstream origin of the site whose API answers. */
  constructor(private readonly upstream: string) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<void> {
    this.port ||= await freePort();
    const server = createServer((asked, answer) => {
      const { method, headers } = asked;
      const passed = request(new URL(asked.url ?? '/', this.upstream), { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      passed.once('error', () => answer.destroy());
      asked.pipe(passed);
    });
    await new Promise<void>((done) => server.listen(this.port, done));
    this.server = server;
  }

  /** From now on nobody answers there. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  }
}
