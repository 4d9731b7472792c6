import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './api-process.mjs';

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
export async function bareServers(body, encoding) {
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
