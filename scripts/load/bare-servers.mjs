import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getter, press } from './pressure.mjs';
import { freePort } from './servers.mjs';

const NODE = `
  const http = require('node:http');
  const [port, file, encoding] = process.argv.slice(1);
  const body = require('node:fs').readFileSync(file);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  if (encoding) headers['content-encoding'] = encoding;
  http.createServer((request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');`;

const nginxConfig = (folder, port, encoding) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 100000000; types { application/json json; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}; ${encoding ? `add_header Content-Encoding ${encoding};` : ''} }
}`;

/** A bare node:http server, and nginx where it is installed, that answer `/answer.json` with these bytes. */
async function bareServers(body, encoding) {
  const folder = mkdtempSync(join(tmpdir(), 'university-bare-'));
  // nginx gives up its rights before it reads.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'answer.json'), body);
  const ports = { node: await freePort(), nginx: await freePort() };
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, ports.nginx, encoding));
  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  const node = spawn(process.execPath, ['-e', NODE, ports.node, join(folder, 'answer.json'), encoding ?? '']);
  const nginx = hasNginx && spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await wait(500);
  const worker = nginx && spawnSync('pgrep', ['-P', String(nginx.pid)], { encoding: 'utf8' }).stdout.trim();
  const of = (name, pid) => ({ name, pid, url: `http://127.0.0.1:${ports[name]}/answer.json` });
  return {
    servers: [of('node', node.pid), ...(nginx ? [of('nginx', Number(worker))] : [])],
    stop: async () => {
      for (const child of [node, nginx].filter(Boolean)) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

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
