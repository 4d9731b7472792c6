import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port: variables accept no 0. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}
