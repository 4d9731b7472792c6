import { read, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { listPrograms, programsById } from './repository';

export function programRoutes({ db }: Services): Route[] {
  return [
    read('listPrograms', async () => ({ data: { programs: await listPrograms(db) } })),
    read('getPrograms', async ({ params }) => ({ data: { programs: await programsById(db, params.id) } })),
  ];
}
