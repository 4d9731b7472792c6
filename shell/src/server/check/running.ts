import { once } from 'node:events';
import { connect } from 'node:tls';
import { error, type Finding, findings, ok, reasonOf, warning } from '@university/api/checks';
import { DAY, SECOND } from '@university/shared/time';

const DEADLINE = 10 * SECOND;

/** Days; Let's Encrypt clients renew 30 days before. */
const RENEWED_BEFORE = 14;

const MOST_NAMED = 5;

const ask = (address: string | URL) => fetch(address, { signal: AbortSignal.timeout(DEADLINE), redirect: 'manual' });

async function checkReady(origin: string) {
  try {
    const answer = await ask(`${origin}/readyz`);
    const { needs } = (await answer.json()) as { needs: Record<string, { ok: boolean; message?: string }> };
    const missing = Object.entries(needs).flatMap(([name, { ok, message }]) => (ok ? [] : [`${name}: ${message}`]));
    return answer.ok
      ? ok(`The process at ${origin} is ready.`)
      : error(`The process at ${origin} is not ready. ${missing.join('. ')}.`);
  } catch (cause) {
    return error(`Nothing answers at ${origin}/readyz (${reasonOf(cause)}).`);
  }
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

async function read(address: string): Promise<string> {
  const answer = await ask(address);
  if (!answer.ok) throw Object.assign(new Error(), { code: `${address} answers ${answer.status}` });
  return answer.text();
}

/** Of pages, without parameters. */
const linksIn = (html: string) => [...html.matchAll(/href="(\/(?!(?:api|assets|remotes)\/)[^"#?]*)"/g)];

/** All pages without parameters, and one of each other kind; and what is linked from them, as from menu and footer. */
async function checkPages(publicUrl: string) {
  try {
    const maps = (await Promise.all(locationsIn(await read(`${publicUrl}/sitemap.xml`)).map(read))).map(locationsIn);
    const pages = maps.flatMap((map, index) => map.slice(0, index === 0 ? undefined : 1));
    const known = new Set(maps.flat());
    const wrong: string[] = [];
    for (const page of pages) {
      const answer = await ask(page);
      const html = await answer.text();
      if (answer.status !== 200) wrong.push(`${page} answers ${answer.status}`);
      else if (!html.includes('<h1')) wrong.push(`${page} has no heading`);
      for (const [, path = ''] of linksIn(html)) {
        const link = publicUrl + path;
        if (known.has(link)) continue;
        known.add(link);
        const { status } = await ask(link);
        if (status >= 400) wrong.push(`${page} links to ${path}, which answers ${status}`);
      }
    }
    if (wrong.length === 0)
      return ok(`${pages.length} pages, at least one of each kind, have their text and lead somewhere.`);
    return error(`Faults of pages: ${wrong.length}. ${wrong.slice(0, MOST_NAMED).join('; ')}.`);
  } catch (cause) {
    return error(`The site map cannot be read (${reasonOf(cause)}).`);
  }
}

async function checkCertificate({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: DEADLINE });
  socket.once('timeout', () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
  try {
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY);
    const says = `The certificate of ${hostname} is valid for ${days} more days.`;
    return days < RENEWED_BEFORE ? warning(says) : ok(says);
  } catch (cause) {
    return error(`The certificate of ${hostname} is not accepted (${reasonOf(cause)}).`);
  } finally {
    socket.destroy();
  }
}

interface Running {
  publicUrl: string;
  host: string;
  port: number;
}

export async function checkRunning({ publicUrl, host, port }: Running): Promise<Finding[]> {
  const own = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (['0.0.0.0', '[::]'].includes(own.hostname)) own.hostname = '127.0.0.1';
  const found = await Promise.all([
    findings('PORT', () => checkReady(own.origin)),
    findings('PUBLIC_URL', () => checkPages(publicUrl)),
    publicUrl.startsWith('https:') ? findings('PUBLIC_URL', () => checkCertificate(new URL(publicUrl))) : [],
  ]);
  return found.flat();
}
