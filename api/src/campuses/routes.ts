import { read, type Route } from '../http/route';
import type { Services } from '../services';
import { listCampuses } from './repository';

export function campusRoutes({ db }: Services): Route[] {
  return [read('listCampuses', async ({ query }) => ({ data: { campuses: await listCampuses(db, query.zone) } }))];
}
