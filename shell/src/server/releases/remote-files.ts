import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Releases } from './releases';

/** Hashed files never change. */
export const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false } as const;

/** `/remotes/:name/*`: browser files of the remotes that live in folders. Which these are is asked with each request. */
export async function addRemoteFiles(web: FastifyInstance, releases: Pick<Releases, 'folderOf'>): Promise<void> {
  await web.register(async (files) => {
    await files.register(fastifyStatic, { serve: false, ...IMMUTABLE });
    files.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', (request, reply) => {
      const folder = releases.folderOf(request.params.name);
      return folder ? reply.sendFile(`/${request.params['*']}`, join(folder, 'browser')) : reply.callNotFound();
    });
  });
}
