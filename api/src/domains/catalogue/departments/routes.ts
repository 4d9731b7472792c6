import { read, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { listDepartments, listSchools } from './repository';

export function departmentRoutes({ db }: Services): Route[] {
  return [
    read('listDepartments', async () => ({ data: { departments: await listDepartments(db) } })),
    read('listDepartmentSchools', async () => ({ data: { departmentSchools: await listSchools(db) } })),
  ];
}
