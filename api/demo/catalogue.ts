import type { ProgramLevel, Track, Zone } from '@university/shared/contract';
import { bulkInsert } from '../src/platform/database/bulk-insert';
import type { Database } from '../src/platform/database/database';
import { campuses, departments, programCampuses, programs, schools } from '../src/platform/database/schema';
import { stableId } from '../src/platform/ids';
import facts from './facts.json';
import { yearsOf, type FactsLevel } from './years';

/** B.Tech. is undergraduate by level and a track of its own in admission. */
const LEVELS: Record<FactsLevel, { level: ProgramLevel; track: Track }> = {
  Diploma: { level: 'DIPLOMA', track: 'diploma' },
  'B.Tech': { level: 'UG', track: 'btech' },
  UG: { level: 'UG', track: 'ug' },
  PG: { level: 'PG', track: 'pg' },
};

/** Teaching rooms named after the departments that teach on a campus; every campus has the last two. */
const COMMON_LABS = ['Computer laboratory', 'Language laboratory'];

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const departmentNames = facts.schools.flatMap((school) => school.departments);

export const programRows = facts.programmes.map((programme) => {
  const level = programme.level as FactsLevel;
  const years = programme.duration_years;
  return {
    id: stableId('program', programme.code),
    code: programme.code,
    name: programme.name,
    ...LEVELS[level],
    duration: years === 1 ? '1 year' : `${years} years`,
    mode: 'Full-time',
    department: programme.department,
    departmentId: stableId('department', programme.department),
    intake: programme.typical_intake,
    eligibility: programme.admission_basis.replace(/^./, (letter) => letter.toUpperCase()),
    fee: feeOf(programme.fee_band),
    years: programme.core ? yearsOf(level, years, programme.department) : null,
    campusCodes: programme.campus_codes,
  };
});

/** INR per semester; null for the band that is agreed with a partner institute. */
function feeOf(band: string): number | null {
  const fee = (facts.fees.bands as Record<string, number | string>)[band];
  return typeof fee === 'number' ? fee : null;
}

export const campusRows = facts.campuses.map((campus) => {
  const here = programRows.filter((program) => program.campusCodes.includes(campus.code));
  const taught = [...new Set(here.map((program) => program.department))];
  return {
    id: stableId('campus', campus.code),
    code: campus.code,
    slug: slug(campus.locality),
    name: campus.suggested_name,
    zone: campus.zone as Zone,
    location: `${campus.address_hint}, New Delhi ${campus.pin}`,
    pin: campus.pin,
    nearestMetro: campus.nearest_metro,
    womenOnly: campus.women_only,
    accessible: campus.accessible,
    headquarters: campus.headquarters,
    info: describe(campus, here.length, taught),
    labs: [...taught.map((department) => `${department} workshop`), ...COMMON_LABS],
    photo: null,
  };
});

function describe(campus: (typeof facts.campuses)[number], count: number, taught: string[]): string {
  const sentences = [
    `The ${campus.suggested_name} stands in ${campus.locality}, in the ${campus.zone} zone of Delhi.`,
    campus.nearest_metro && `The nearest metro station is ${campus.nearest_metro.replace(' / ', ' or ')}.`,
    count > 0 && `It offers ${count === 1 ? 'one programme' : `${count} programmes`}, taught by ${inWords(taught)}.`,
    campus.women_only && 'Admission to this campus is open to women only.',
    campus.headquarters && 'The offices of the University are here.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function inWords(names: string[]): string {
  const shown = names.slice(0, 3);
  if (names.length > 3) return `the departments of ${shown.join(', ')} and others`;
  return shown.length === 1
    ? `the department of ${shown[0]}`
    : `the departments of ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Inserts campuses, schools, departments and programmes. `heads`: e-mail of the head by department name. */
export async function seedCatalogue(db: Database, heads: ReadonlyMap<string, string>): Promise<void> {
  await bulkInsert(db, campuses, campusRows);
  await bulkInsert(
    db,
    schools,
    facts.schools.map(({ code, name }) => ({ id: stableId('school', code), code, name })),
  );
  await bulkInsert(
    db,
    departments,
    facts.schools.flatMap((school) =>
      school.departments.map((name) => ({
        id: stableId('department', name),
        name,
        schoolId: stableId('school', school.code),
        hod: heads.get(name) ?? '',
      })),
    ),
  );
  await bulkInsert(db, programs, programRows);
  await bulkInsert(
    db,
    programCampuses,
    programRows.flatMap((program) =>
      program.campusCodes.map((code) => ({
        programId: program.id,
        campusId: stableId('campus', code),
      })),
    ),
  );
}
