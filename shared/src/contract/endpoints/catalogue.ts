import { z } from 'zod';
import {
  application,
  campus,
  campusDetail,
  department,
  departmentDetail,
  departmentSchool,
  faculty,
  facultyDetail,
  fee,
  hostelCampus,
  nearCampus,
  pinPlace,
  program,
  programDetail,
  zone,
} from '../catalogue';
import { success, successList } from '../envelope';
import { pinCode } from '../text';
import { answeredOn, byId, limit, page, type Terms } from './endpoint';

/** Most faculty in one answer. Source: specification, section 9 (500 for search, 1000 for lists). */
export const FACULTY_LIMIT = { search: 500, list: 1000 } as const;

/** What the university is made of: people, departments, programmes, campuses. */
export const catalogueEndpoints = {
  listFaculty: {
    summary: 'Faculty members, by surname',
    access: 'public',
    query: z.object({ limit: limit(FACULTY_LIMIT.list, FACULTY_LIMIT.search), page }),
    response: successList(z.object({ faculty: z.array(faculty) })),
  },
  listDepartments: {
    summary: 'All departments',
    access: 'public',
    response: success(z.object({ departments: z.array(department) })),
  },
  listDepartmentSchools: {
    summary: 'Schools with their departments',
    access: 'public',
    response: success(z.object({ departmentSchools: z.array(departmentSchool) })),
  },
  listPrograms: {
    summary: 'All programmes',
    access: 'public',
    response: success(z.object({ programs: z.array(program), on: answeredOn })),
  },
  getPrograms: {
    access: 'public',
    params: byId,
    summary:
      "A department's programmes by its _id, or a list of one by a programme's _id; an unknown id gives an empty list",
    response: success(z.object({ programs: z.array(programDetail), on: answeredOn })),
  },
  listCampuses: {
    summary: 'Campuses, of one zone or all',
    access: 'public',
    query: z.object({ zone: z.string().min(1).max(60).optional() }),
    response: success(z.object({ campuses: z.array(campus) })),
  },
  getCampus: {
    summary: 'A campus by its name in addresses',
    access: 'public',
    params: z.object({ slug: z.string().min(1).max(60) }),
    response: success(z.object({ campus: campusDetail })),
  },
  findNearestCampuses: {
    summary: 'The campuses nearest to a PIN code; one that is not known and near to no other gives an empty list',
    access: 'public',
    query: z.object({ pin: pinCode() }),
    response: success(
      z.object({
        /** null: nothing is known of the code. */
        place: pinPlace.nullable(),
        /** Nearest first. */
        campuses: z.array(nearCampus),
      }),
    ),
  },
  listHostels: {
    summary: 'Campuses with a hostel or transport of their own, by name',
    access: 'public',
    response: success(z.object({ campuses: z.array(hostelCampus) })),
  },
  listZones: {
    summary: 'Zones, in their order',
    access: 'public',
    response: success(z.object({ zones: z.array(zone) })),
  },
  getDepartment: {
    summary: 'A department',
    access: 'public',
    params: byId,
    response: success(z.object({ department: departmentDetail })),
  },
  getFaculty: {
    summary: 'A member of the faculty',
    access: 'public',
    params: byId,
    response: success(z.object({ faculty: facultyDetail })),
  },
  listFees: {
    summary: 'The table of fees, in its order',
    access: 'public',
    response: success(z.object({ fees: z.array(fee) })),
  },
  listApplications: {
    summary: 'When each track takes applications',
    access: 'public',
    response: success(z.object({ applications: z.array(application) })),
  },
} as const satisfies Record<string, Terms>;
