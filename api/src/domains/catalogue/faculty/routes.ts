import { pageMetadata } from '../../../platform/http/page';
import { action, read, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { readOwnPage, updateOwnPage } from './own-page';
import { listFaculty } from './repository';

export function facultyRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    read('listFaculty', async ({ query }) => {
      const { total, members } = await listFaculty(db, query);
      return { data: { faculty: members }, metadata: pageMetadata(total, query) };
    }),
    action('readOwnFaculty', async (_input, { caller }) => ({ data: { faculty: await readOwnPage(db, caller.id) } })),
    action('updateOwnFaculty', async ({ body }, { caller }) => ({
      data: { faculty: await updateOwnPage(services, caller.id, body) },
    })),
  ];
}
