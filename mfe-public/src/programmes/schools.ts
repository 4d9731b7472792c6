import { MINUTE } from '@university/shared/time';
import { ApiError, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Department, DepartmentSchool } from '@university/shared/contract';
import { pick, publicQuery } from '@university/shared/reading';
import { schoolTexts } from './school-texts';

export interface School extends Pick<DepartmentSchool, '_id' | 'code' | 'name'> {
  departments: Department[];
}

export const schoolsQuery = () =>
  publicQuery(
    ['schools'],
    async ({ client, signal }): Promise<School[]> => {
      const answer = await read(client, calls.listDepartmentSchools, { signal }).catch((error) => {
        // Status 0: no answer at all.
        if (error instanceof ApiError && error.status !== 0)
          throw new ApiError(error.status, error.code, schoolTexts.notOk);
        throw error;
      });
      const schools: unknown = answer?.data?.departmentSchools;
      if (!Array.isArray(schools)) throw new Error(schoolTexts.unexpected);
      return (schools as DepartmentSchool[]).map((school) => ({
        ...pick(school, ['_id', 'code', 'name']),
        departments: school.dept_id,
      }));
    },
    10 * MINUTE,
  );
