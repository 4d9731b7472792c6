import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { error, ok, reasonOf, warning } from '@university/api/checks';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Milliseconds that another server may take. */
const PATIENCE = 5_000;

/** Whether people can reach the site where links say that it is. */
export async function checkPublicUrl(given: string | undefined, publicUrl: string) {
  const { hostname, protocol } = new URL(publicUrl);
  if (given === undefined) return warning(`Not set: links in pages and mail lead to ${publicUrl}.`);
  if (LOOPBACK.test(hostname)) return warning(`${publicUrl} is this machine: nobody else can follow its links.`);
  const isKnown = await lookup(hostname).then(
    () => true,
    () => false,
  );
  if (!isKnown) return warning(`The name ${hostname} has no address here.`);
  if (protocol !== 'https:') return warning(`${publicUrl} is not encrypted.`);
  return ok(`${publicUrl}.`);
}

/** Whether the port is free. One that is taken may be the site's own, which runs. */
export async function checkPort(port: number, host: string) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return ok(`${host}:${port} is free.`);
  } catch (cause) {
    const code = reasonOf(cause);
    return code === 'EADDRINUSE'
      ? warning(`${host}:${port} is taken, perhaps by this site.`)
      : error(`${host}:${port} cannot be listened on (${code}).`);
  } finally {
    server.close();
  }
}

/** Whether the API of its own that the site uses answers. */
export async function checkApiUrl(apiUrl: string) {
  try {
    const { status } = await fetch(new URL('/api/v1/campus', apiUrl), { signal: AbortSignal.timeout(PATIENCE) });
    return status === 200 ? ok(`The API at ${apiUrl} answers.`) : error(`The API at ${apiUrl} answers ${status}.`);
  } catch (cause) {
    return error(`The API at ${apiUrl} does not answer (${reasonOf(cause)}).`);
  }
}
