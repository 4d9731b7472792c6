import {
  type Application,
  type Fee,
  feesOf,
  isDue,
  type Program,
  type ProgramDetail,
} from '@university/shared/contract';
import type { Catalogue, Uncorrected, Valid } from './snapshot';
import { type Person, toPersonLink, pictureOf, picturesOf } from './people';

type Row = Valid<'program'>;

const sum = (seats: Row['campuses'][number]['seats']) => seats.reduce((total, each) => total + each.seats, 0);

/** `Class XII with Physics and Mathematics`. */
export function entryInWords(entry: Row['entry']): string {
  if (!entry) return '';
  const { qualification, subjects } = entry;
  if (subjects.length === 0) return qualification;
  return `${qualification} with ${new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(subjects)}`;
}

/** Undefined if a part is not translated. */
export function entryInHindi(
  { qualification, subjects }: NonNullable<Row['entry']>,
  hindiOf: (text: string) => string | undefined,
): string | undefined {
  const [must, ...had] = [qualification, ...subjects].map(hindiOf);
  if (must === undefined || had.includes(undefined)) return undefined;
  if (had.length === 0) return must;
  return `${must}, ${new Intl.ListFormat('hi-IN', { type: 'conjunction' }).format(had as string[])} के साथ`;
}

/** Ids for addresses, taken before translation. */
const addressed = (text: string) => text.toLowerCase();

/** In order of the programme. */
function offersOf({ campuses, zones }: Catalogue, program: Row) {
  return program.campuses.flatMap(({ campusId, shift, seats }) => {
    const campus = campuses.find(({ id }) => id === campusId);
    if (!campus) return [];
    const zone = zones.find(({ id }) => id === campus.zoneId)?.code ?? '';
    const shift_id = shift && addressed(shift);
    const { slug, name, womenOnly: women_only } = campus;
    return [{ slug, name, zone, women_only, shift, shift_id, seats: sum(seats) }];
  });
}

/** `year1`, `year2` …: the specification requires it. */
const numbered = (years: Row['years']): Program['years'] =>
  years && Object.fromEntries(years.map((year, index) => [`year${index + 1}`, year]));

export function toProgram(catalogue: Catalogue, row: Row): Program {
  const { departments, fees, applications } = catalogue;
  const { id, code, name, level, track, duration, mode, ranking, feeBand, feeNote } = row;
  const campuses = offersOf(catalogue, row);
  const { tuition, per, firstPayment } = feesOf(fees, { track, band: feeBand });
  const department = departments.find((each) => each.id === row.departmentId);
  const subjects = row.entry?.subjects ?? [];
  return {
    _id: id,
    code,
    name,
    programLevel: level,
    track,
    duration,
    mode,
    department: { _id: row.departmentId, name: department?.name ?? '' },
    intake: Math.max(0, ...campuses.map(({ seats }) => seats)),
    seats: campuses.reduce((total, { seats }) => total + seats, 0),
    eligibility: entryInWords(row.entry),
    ranking,
    subjects,
    subject_ids: subjects.map(addressed),
    fee: tuition,
    fee_per: per,
    fee_note: feeNote,
    first_payment: firstPayment,
    last_date: applications.find((each) => each.track === track)?.lastDate ?? null,
    campuses,
    years: numbered(row.years),
  };
}

export const toFee = ({ id, position: _, ...fee }: Valid<'fee'>): Fee => ({ _id: id, ...fee });

export const toApplication = ({ track, opensOn, lastDate, portal }: Valid<'application'>): Application => ({
  track,
  opens_on: opensOn,
  last_date: lastDate,
  portal,
});

/** Teachers are the people of the department, in order. */
export function toProgramDetail(catalogue: Catalogue, people: readonly Person[], row: Row): Uncorrected<ProgramDetail> {
  const { campuses, fees, applications, pictures } = catalogue;
  const application = applications.find((each) => each.track === row.track);
  return {
    ...toProgram(catalogue, row),
    about: row.about,
    careers: row.careers,
    entry: row.entry,
    seats_by_campus: row.campuses.flatMap(({ campusId, seats }) => {
      const campus = campuses.find(({ id }) => id === campusId);
      return campus ? [{ slug: campus.slug, seats }] : [];
    }),
    fees: fees.filter((fee) => isDue(fee, { track: row.track, band: row.feeBand })).map(toFee),
    application: application ? toApplication(application) : null,
    teachers: people
      .filter(({ departmentId }) => departmentId === row.departmentId)
      .sort((one, other) => one.position - other.position)
      .map((person) => ({ ...toPersonLink(person), picture: pictureOf(pictures, person.photoId) })),
    picture: pictureOf(pictures, row.photoId),
    pictures: picturesOf(pictures, row.gallery),
  };
}
