import { bareServers } from './bare-servers.mjs';
import { getter, press } from './pressure.mjs';

/**
 * What an answer costs beside bare servers that send the same bytes.
 * @param {{ what: string, target: { name: string, pid: number, url: string }, body: Buffer,
 *   headers: Record<string, string>, encoding?: string, count: number }} options `body` as it is on the wire
 * @returns a row for each server: what `press` measures, and its share of nginx, by processor time and by answers a second
 */
export async function besideBareServers({ what, target, body, headers, encoding, count }) {
  const { servers, stop } = await bareServers(body, encoding);
  const best = {};
  // In turn, three times, so that a slow moment of the machine falls on all.
  for (let run = 0; run < 3; run++) {
    for (const { name, pid, url } of [target, ...servers]) {
      const measured = await press({ url, pid, count, work: getter(() => new URL(url).pathname, headers) });
      if (measured.failed > 0) throw new Error(`${name} failed ${measured.failed} times`);
      if (!best[name] || measured.cpu < best[name].cpu) best[name] = measured;
    }
  }
  await stop();
  const share = (part, whole) => `${Math.round((part / whole) * 100)} %`;
  return Object.entries(best).map(([where, measured]) => ({
    what: `${what}, ${Math.round(body.length / 1024)} kB`,
    where,
    ...measured,
    perCore: Math.round(1e6 / measured.cpu),
    ...(best.nginx && {
      ofNginxByCpu: share(best.nginx.cpu, measured.cpu),
      ofNginxBySecond: share(measured.perSecond, best.nginx.perSecond),
    }),
  }));
}
