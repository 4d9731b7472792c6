import { read, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { listCampuses } from './repository';

export function campusRoutes({ db }: Services): Route[] {
  return [read('listCampuses', async ({ query }) => ({ data: { campuses: await listCampuses(db, query.zone) } }))];
}
