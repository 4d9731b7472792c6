import { type SiteIdentity, identityScript } from '@university/shared/identity';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@university/shared/language';
import { EncodedBytes, sendPublic } from '@university/web';
import type { FastifyInstance } from 'fastify';
import { WORKER_FILE } from '../site/worker-file';
import { WORKER_FILE as HINDI } from '../site/worker-file.hi';
import type { LanguageSite } from './language-sites';

/** Takes the place of a worker in browsers that have one, forgets the pages it saved, and goes. Saved letters stay. */
const GOODBYE = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

const WORKER_FILES: Record<Language, string> = { en: WORKER_FILE, hi: HINDI };

interface Options {
  /** Folder of the shell's build. In development it has no worker, and one from a released site must go. */
  dist: string;
  /** Takes the worker back from every browser that has it. */
  isOff: boolean;
  sites: readonly Pick<LanguageSite, 'language' | 'edition'>[];
}

/**
 * Serves the service worker; browsers ask for it again with every visit. It answers for the whole site, and what it
 * writes is in the language, and says the name, of the site that the browser was on last.
 */
export function addServiceWorker(web: FastifyInstance, { dist, isOff, sites }: Options): void {
  for (const { language, edition } of sites) {
    const file = join(dist, 'worker', WORKER_FILES[language]);
    const code = !isOff && existsSync(file) ? readFileSync(file, 'utf8') : GOODBYE;
    let last: { identity: SiteIdentity; bytes: EncodedBytes } | undefined;
    web.get(WORKER_FILES[language], async (request, reply) => {
      const { identity } = (await edition()).site;
      if (last?.identity !== identity) last = { identity, bytes: new EncodedBytes(identityScript(identity) + code) };
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
      return sendPublic(last.bytes, request, reply);
    });
  }
}
