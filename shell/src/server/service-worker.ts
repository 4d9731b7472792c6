import { type SiteIdentity, identityScript } from '@university/shared/identity';
import { existsSync, readFileSync } from 'node:fs';
import { EncodedBytes, sendPublic } from '@university/web';
import type { FastifyInstance } from 'fastify';
import { WORKER_PATH } from '../site/boot';

/** Takes the place of a worker in browsers that have one, forgets the pages it saved, and goes. Saved letters stay. */
const GOODBYE = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves the service worker; browsers ask for it again with every visit.
 * @param file the built worker; in development there is none, and one from a released site must go
 * @param isOff takes the worker back from every browser that has it
 * @param whose whose site it is: the pages that the worker writes say so
 */
export function addServiceWorker(
  web: FastifyInstance,
  file: string,
  isOff: boolean,
  whose: () => Promise<SiteIdentity>,
): void {
  const code = !isOff && existsSync(file) ? readFileSync(file, 'utf8') : GOODBYE;
  let last: { identity: SiteIdentity; bytes: EncodedBytes } | undefined;
  web.get(WORKER_PATH, async (request, reply) => {
    const identity = await whose();
    if (last?.identity !== identity) last = { identity, bytes: new EncodedBytes(identityScript(identity) + code) };
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
    return sendPublic(last.bytes, request, reply);
  });
}
