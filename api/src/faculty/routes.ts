import { pageMetadata } from '../http/page';
import { read, type Route } from '../http/route';
import type { Services } from '../services';
import { listFaculty } from './repository';

export function facultyRoutes({ db }: Services): Route[] {
  return [
    read('listFaculty', async ({ query }) => {
      const { total, members } = await listFaculty(db, query);
      return { data: { faculty: members }, metadata: pageMetadata(total, query) };
    }),
  ];
}
