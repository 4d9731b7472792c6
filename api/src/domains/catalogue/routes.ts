import { istDay } from '@university/shared/time';
import { HttpError } from '@university/web';
import { and, eq } from 'drizzle-orm';
import { programs } from '../../platform/database/schema';
import { pageMetadata, read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { campusBySlug, listCampuses, listHostels, findNearest } from './campuses';
import {
  departmentById,
  listDepartments,
  listSchools,
  facultyById,
  listFaculty,
  type Person,
  readPeople,
} from './people';
import { toApplication, toFee, toProgram, toProgramDetail } from './programs';
import { type Catalogue, readCatalogue, readCorrections, withCorrections } from './snapshot';

/** @throws HttpError 410 for an archived programme */
async function rejectClosed({ db }: Services, id: string): Promise<void> {
  const [found] = await db
    .select({ name: programs.name })
    .from(programs)
    .where(and(eq(programs.id, id), eq(programs.status, 'archived')));
  if (!found) return;
  throw new HttpError(410, 'closed', 'This programme is closed to new admission.', {
    data: { name: found.name, reason: '' },
  });
}

export function catalogueRoutes(services: Services): Route[] {
  const catalogue = () => readCatalogue(services);
  // One after the other: a preview reads in one transaction.
  const both = async () => [await readCatalogue(services), await readPeople(services)] as const;
  const pageOf = async <T extends { _id: string }>(find: (known: Catalogue, people: readonly Person[]) => T) =>
    withCorrections(await readCorrections(services), find(...(await both())));
  return [
    read('listPrograms', async () => {
      const known = await catalogue();
      return {
        data: { programs: known.programs.map((program) => toProgram(known, program)), on: istDay(services.calendar()) },
      };
    }),
    read('getPrograms', async ({ params: { id } }) => {
      const [known, people] = await both();
      const corrections = await readCorrections(services);
      const programs = known.programs
        .filter((program) => program.departmentId === id || program.id === id)
        .map((program) => withCorrections(corrections, toProgramDetail(known, people, program)));
      if (programs.length === 0) await rejectClosed(services, id);
      return { data: { programs, on: istDay(services.calendar()) } };
    }),
    read('listCampuses', async ({ query }) => ({ data: { campuses: listCampuses(await catalogue(), query.zone) } })),
    // Before the campus by name, which would match.
    read('listHostels', async () => ({ data: { campuses: listHostels(await catalogue()) } })),
    read('findNearestCampuses', async ({ query }) => ({ data: await findNearest(services, query.pin) })),
    read('getCampus', async ({ params }) => ({
      data: { campus: await pageOf((known, people) => campusBySlug(known, people, params.slug)) },
    })),
    read('listZones', async () => {
      const { zones } = await catalogue();
      return { data: { zones: zones.map(({ id, code, name }) => ({ _id: id, code, name })) } };
    }),
    read('listDepartments', async () => ({ data: { departments: listDepartments(...(await both())) } })),
    read('listDepartmentSchools', async () => ({ data: { departmentSchools: listSchools(...(await both())) } })),
    read('getDepartment', async ({ params }) => ({
      data: { department: await pageOf((known, people) => departmentById(known, people, params.id)) },
    })),
    read('listFaculty', async ({ query }) => {
      const { total, members } = listFaculty(...(await both()), query);
      return { data: { faculty: members }, metadata: pageMetadata(total, query) };
    }),
    read('getFaculty', async ({ params }) => ({
      data: { faculty: await pageOf((known, people) => facultyById(known, people, params.id)) },
    })),
    read('listFees', async () => ({ data: { fees: (await catalogue()).fees.map(toFee) } })),
    read('listApplications', async () => ({
      data: { applications: (await catalogue()).applications.map(toApplication) },
    })),
  ];
}
