import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Faculty, Program } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { texts } from '../texts';
import { answersOfAdmission, factsOfPerson, factsOfProgram } from './facts';

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
