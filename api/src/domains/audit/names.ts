import { DOCUMENTS, type DocumentKind, endpoints, type EndpointName, isSetting } from '@university/shared/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import {
  allotments,
  applicants,
  faculty,
  grievances,
  media,
  notices,
  staff,
  tracks,
} from '../../platform/database/schema';

import { findDocuments, lastStates } from '../documents/queries';

/** `staff:1f…` → kind and id. */
export function parse(reference: string): [kind: string, id: string] {
  const [kind = '', ...rest] = reference.split(':');
  return [kind, rest.join(':')];
}

/** By code, as in the log: the track may be gone. */
const roundInWords = (track: string, round: string | number, cycle?: string) =>
  `round ${round} of ${track}${cycle ? ` (${cycle})` : ''}`;

/** `round:2026-27:ug:2`; old lines have no cycle. */
function roundByReference(id: string): string {
  const [round = '', track = '', cycle] = id.split(':').reverse();
  return id === 'all' ? 'all rounds' : roundInWords(track, round, cycle);
}

type Reader = (db: Database, ids: string[]) => Promise<{ id: string; name: string }[]>;

const named =
  (id: PgColumn, name: SQL<string>): Reader =>
  (db, ids) =>
    db
      .select({ id: sql<string>`${id}`, name })
      .from(id.table)
      .where(inArray(id, ids));

/** Ids that no longer exist get no name. */
const READERS: Record<string, Reader> = {
  staff: named(staff.id, sql`coalesce(nullif(${staff.name}, ''), ${staff.email})`),
  applicant: named(applicants.id, sql`${applicants.name}`),
  allotment: async (db, ids) => {
    const { id, round, cycle } = allotments;
    const rows = await db
      .select({ id, name: applicants.name, track: tracks.name, round, cycle })
      .from(allotments)
      .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
      .innerJoin(tracks, eq(tracks.id, allotments.track))
      .where(inArray(id, ids));
    return rows.map((row) => ({
      id: row.id,
      name: `the record of ${row.name} in ${roundInWords(row.track, row.round, row.cycle)}`,
    }));
  },
  // The ticket opens a grievance. Only the committee may know which are confidential.
  grievance: named(
    grievances.id,
    sql`case when ${grievances.confidential} then 'a confidential grievance'
      else 'the grievance ' || left(${grievances.id}, 8) end`,
  ),
  notice: named(notices.id, sql`'the notice “' || ${notices.title} || '”'`),
  media: named(media.id, sql`'the picture “' || ${media.title} || '”'`),
  faculty: named(faculty.id, sql`'the page of ' || ${faculty.firstname} || ' ' || ${faculty.surname}`),
};

interface Named {
  actor: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** Undefined if the line is about none, or a kind of a later version. */
export function documentKind({ subject, detail }: Pick<Named, 'subject' | 'detail'>): DocumentKind | undefined {
  const kind = String(detail.kind);
  return parse(subject)[0] === 'document' && Object.hasOwn(DOCUMENTS, kind) ? (kind as DocumentKind) : undefined;
}

/** Deleted ones by their last revision. */
async function documentNames(db: Database, lines: readonly Named[]): Promise<[string, string][]> {
  const wanted = new Map(
    lines.flatMap((line) => {
      const kind = documentKind(line);
      const [, id] = parse(line.subject);
      return kind ? [[id, kind] as const] : [];
    }),
  );
  const found = await findDocuments(
    db,
    [...wanted].map(([id, kind]) => ({ id, kind })),
  );
  const gone = await lastStates(
    db,
    [...wanted.keys()].filter((id) => !found.has(id)),
  );
  return [...wanted].map(([id, kind]) => {
    const { name, title, code, from } = gone.get(id)?.data ?? {};
    const called = found.get(id)?.name ?? name ?? title ?? code ?? from ?? id;
    const one = DOCUMENTS[kind].one.toLowerCase();
    return [`document:${id}`, isSetting(kind) ? `the ${one}` : `the ${one} “${called}”`];
  });
}

const NAMELESS: Record<string, string> = {
  staff: 'an account that is not there',
  applicant: 'an applicant who is not there',
  allotment: 'a record that was erased',
  grievance: 'a grievance that was erased',
  notice: 'a notice that was deleted',
  media: 'a picture that was deleted',
  faculty: 'a page of the faculty',
  mail: 'a mail',
  'audit-log': 'the audit log',
  setting: 'a setting',
  server: 'the server',
  release: 'a release of a remote',
  elsewhere: 'many accounts',
};

const ACTORS: Record<string, string> = {
  anybody: 'Somebody',
  'command-line': 'Somebody at the command line',
  system: 'The system',
  provider: 'Single sign-on',
  staff: 'Somebody whose account is gone',
  applicant: 'An applicant who was erased',
};

export interface AuditNames {
  who(actor: string): string;
  what(subject: string): string;
}

export async function namesFor(db: Database, lines: readonly Named[]): Promise<AuditNames> {
  const references = lines.flatMap(({ actor, subject }) => [actor, subject]).map(parse);
  const names = new Map(await documentNames(db, lines));
  for (const [kind, read] of Object.entries(READERS)) {
    const ids = new Set(references.filter(([other]) => other === kind).map(([, id]) => id));
    const found = ids.size > 0 ? await read(db, [...ids]) : [];
    for (const { id, name } of found) names.set(`${kind}:${id}`, name);
  }
  return {
    who: (actor) => names.get(actor) ?? ACTORS[parse(actor)[0]] ?? actor,
    what: (subject) => commonName(subject) ?? names.get(subject) ?? NAMELESS[parse(subject)[0]] ?? subject,
  };
}

function commonName(subject: string): string | undefined {
  const [kind, id] = parse(subject);
  if (kind === 'round') return roundByReference(id);
  if (kind === 'grievance' && id === 'all') return 'a list of grievances';
  if (kind === 'call') return `“${endpoints[id as EndpointName]?.summary ?? id}”`;
  return undefined;
}

const OTHERS: Record<string, string> = { ...ACTORS, staff: 'A member of staff', applicant: 'An applicant' };
const THINGS: Record<string, string> = {
  ...NAMELESS,
  staff: 'an account',
  applicant: 'an applicant',
  allotment: 'a record of results',
  grievance: 'a grievance',
  notice: 'a notice',
  media: 'a picture',
};

/** Only the reader's own names. `own` by reference, like `staff:<id>`. */
export function ownNames(own: ReadonlyMap<string, string>): AuditNames {
  return {
    who: (actor) => own.get(actor) ?? OTHERS[parse(actor)[0]] ?? 'Somebody',
    what: (subject) => own.get(subject) ?? commonName(subject) ?? THINGS[parse(subject)[0]] ?? 'something',
  };
}
