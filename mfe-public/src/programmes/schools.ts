import { MINUTE } from '@university/shared/time';
import { ApiError, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Department, DepartmentSchool } from '@university/shared/contract';
import { pick, publicQuery } from '../reading';

/** Specification, section 5. */
export const NOT_OK = 'Network response was not ok';
export const UNEXPECTED_FORMAT = 'Unexpected data format';

export interface School extends Pick<DepartmentSchool, '_id' | 'code' | 'name'> {
  departments: Department[];
}

/** Schools with their departments. Rejects with the two sentences above where they apply. */
export const schoolsQuery = () =>
  publicQuery(
    ['schools'],
    async ({ client, signal }): Promise<School[]> => {
      const answer = await read(client, calls.listDepartmentSchools, { signal }).catch((error) => {
        // Status 0: no answer came at all.
        if (error instanceof ApiError && error.status !== 0) throw new ApiError(error.status, error.code, NOT_OK);
        throw error;
      });
      const schools: unknown = answer?.data?.departmentSchools;
      if (!Array.isArray(schools)) throw new Error(UNEXPECTED_FORMAT);
      return (schools as DepartmentSchool[]).map((school) => ({
        ...pick(school, ['_id', 'code', 'name']),
        departments: school.dept_id,
      }));
    },
    10 * MINUTE,
  );
