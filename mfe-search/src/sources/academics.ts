import type { Campus, Faculty, Program, Schedule } from '@university/shared/contract';
import { formatMoney } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import type { Entry, Facts } from '../engine/found';
import { texts } from '../texts';
import { isThere, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { QueryClient } from '@university/shared/query';

const words = texts.facts;

/** No names, so that no query finds it. @param instead where nobody wrote the page */
export const general = (path: string, title: string, facts: Facts, instead = path): Entry => ({
  kind: 'page',
  path: isThere(path) ? path : instead,
  title,
  about: '',
  facts,
  isOnlyAsked: true,
});

const answering = (path: string, title: string, names: readonly string[], facts: Facts): Entry => ({
  ...general(path, title, facts),
  names,
});

function factsOfProgram(program: Program, hasRanks: boolean): Facts {
  const {
    code,
    fee,
    fee_per = 'semester',
    first_payment,
    fee_note,
    eligibility,
    seats,
    campuses,
    duration,
    last_date,
  } = program;
  const cost = fee && words.fee(formatMoney(fee), fee_per, first_payment && formatMoney(first_payment));
  return {
    fee: cost || fee_note || undefined,
    'last-date': last_date ? words.applyBy(formatDate(last_date)) : undefined,
    eligibility: eligibility || undefined,
    seats: seats > 0 ? words.seats(seats, campuses.length) : undefined,
    duration: duration || undefined,
    ranks: hasRanks ? { text: words.ranks, path: `/admission/ranks/${encodeURIComponent(code)}` } : undefined,
    place: campuses.length > 0 ? words.taughtAt(inList(campuses)) : undefined,
  };
}

export const factsOfCampus = ({ location, nearest_metro, seats, has_hostel }: Campus): Facts => ({
  place: nearest_metro ? words.metro(location, nearest_metro) : location,
  seats: seats > 0 ? words.seatsHere(seats) : undefined,
  hostel: has_hostel ? words.hasHostel : words.hasNoHostel,
});

const factsOfPerson = ({ email }: Faculty): Facts => ({ contact: email });

export function hostels(campuses: readonly Campus[]): string | undefined {
  const having = campuses.filter(({ has_hostel }) => has_hostel);
  return having.length > 0 ? words.hostelsAt(inList(having)) : undefined;
}

function answersOfAdmission({ tracks, on }: Schedule, programs: readonly Program[]): Entry[] {
  const dated = (day: string) => (day < on ? words.passedOn(formatDate(day)) : formatDate(day));
  const dates = tracks.flatMap(({ name, application }) =>
    application?.last_date ? [words.ofTrack(name, dated(application.last_date))] : [],
  );
  return [
    general('/admission', words.admission, {
      'last-date': dates.length > 0 ? words.applyBy(dates.join(' · ')) : undefined,
    }),
    general('/admission/information-bulletin', words.fees, { fee: feeRange(programs) }, '/courses'),
    ...tracks.map(({ code, name, full_name, application }) =>
      answering('/admission', words.admissionTo(full_name), [name, full_name], {
        'last-date': application?.last_date ? words.applyBy(dated(application.last_date)) : undefined,
        fee: feeRange(programs.filter(({ track }) => track === code)),
      }),
    ),
  ];
}

/** Of fees by the semester and by the year each has its own range. */
function feeRange(programs: readonly Program[]): string | undefined {
  const ranges = (['semester', 'year'] as const).flatMap((per) => {
    const fees = programs.flatMap(({ fee, fee_per = 'semester' }) => (fee_per === per && fee !== null ? fee : []));
    if (fees.length === 0) return [];
    const [least, most] = [formatMoney(Math.min(...fees)), formatMoney(Math.max(...fees))];
    return [least === most ? words.fee(least, per, null) : words.feeRange(least, most, per)];
  });
  return ranges.join(' · ') || undefined;
}

const inList = (campuses: readonly { name: string }[]): string =>
  campuses.map(({ name }) => texts.placeOf(name)).join(', ');

export async function readPrograms(client: QueryClient): Promise<Entry[]> {
  const [{ data }, ranked, schedule] = await Promise.all([
    read(client, calls.listPrograms),
    read(client, calls.listRankedPrograms),
    read(client, calls.listSchedule),
  ]);
  const haveRanks = new Set(ranked.data.programs.map(({ code }) => code));
  return [
    ...data.programs.map((program) => programEntry(program, haveRanks.has(program.code))),
    ...answersOfAdmission(schedule.data, data.programs),
  ];
}

function programEntry(program: Program, hasRanks: boolean): Entry {
  const { _id, code, name, programLevel, duration, department, campuses, years } = program;
  return {
    kind: 'program',
    // Without published detail it has no page.
    path: years ? `/programs/${encodeURIComponent(_id)}` : `/courses?${new URLSearchParams({ q: name })}`,
    title: name,
    about: texts.aboutProgram(code, texts.levels[programLevel], duration),
    names: [code],
    also: [department.name, texts.levels[programLevel], programLevel, ...campuses.map((campus) => campus.name)].join(
      ' ',
    ),
    facts: factsOfProgram(program, hasRanks),
  };
}

export async function readDepartments(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, calls.listDepartments);
  return data.departments.map(({ _id, name }) => ({
    kind: 'department',
    path: `/dept/${encodeURIComponent(_id)}`,
    title: name,
    about: texts.aboutDepartment,
    names: [texts.departmentOf(name)],
  }));
}

/** Source: specification, section 9. */
const LIMIT = 500;

export async function readFaculty(client: QueryClient): Promise<Entry[]> {
  try {
    const { data, metadata } = await read(client, calls.listFaculty, { query: { limit: LIMIT } });
    const furtherPages = Array.from({ length: Math.max(0, metadata.totalPages - 1) }, (_, index) => index + 2);
    const further = await Promise.all(
      furtherPages.map((page) => read(client, calls.listFaculty, { query: { limit: LIMIT, page } })),
    );
    return [data, ...further.map((answer) => answer.data)].flatMap(({ faculty }) => faculty.map(personEntry));
  } catch (error) {
    console.error('Error fetching faculty data', error);
    throw error;
  }
}

function personEntry(person: Faculty): Entry {
  const { _id, salutation, firstname, surname, designation, dept_id } = person;
  const name = [salutation, firstname, surname].filter(Boolean).join(' ');
  return {
    kind: 'person',
    path: `/faculty/${encodeURIComponent(_id)}`,
    title: name,
    about: texts.aboutPerson(designation, dept_id.name),
    also: designation,
    facts: factsOfPerson(person),
  };
}
