import { createHmac, hkdfSync } from 'node:crypto';
import {
  type auditLog,
  allotments,
  applicants,
  faculty,
  grievances,
  media,
  notices,
  staff,
  tracks,
} from '../../platform/database/schema';
import { canonicalJson } from '../../platform/audit/write';
import { endpoints, type EndpointName } from '@university/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

export type AuditLine = typeof auditLog.$inferSelect;

/** A place in the chain. */
export interface Head {
  number: number;
  hash: string;
}

/** What the first link follows. */
export const BEGINNING: Head = { number: 0, hash: '' };

export interface Link extends Head {
  entryId: number;
  personalDigest: string | null;
}

/** Makes the links of the chain. Who cannot read SECRET_KEY cannot make one, whatever he may do in the database. */
export function linker(secretKey: string) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'audit-log', 32));
  const mac = (value: unknown) => createHmac('sha256', key).update(canonicalJson(value)).digest('hex');
  const digestOf = (line: AuditLine, personal: unknown) => mac(['personal', line.id, personal]);
  const hashOf = (before: Head, line: AuditLine, personalDigest: string | null) =>
    mac(['link', before.number + 1, before.hash, { ...line, at: line.at.toISOString() }, personalDigest]);
  return {
    digestOf,
    hashOf,
    /** @param personal null for a line without a personal part */
    follow: (before: Head, line: AuditLine, personal: unknown): Link => {
      const personalDigest = personal === null ? null : digestOf(line, personal);
      return {
        number: before.number + 1,
        entryId: line.id,
        personalDigest,
        hash: hashOf(before, line, personalDigest),
      };
    },
  };
}

/** The kind and the id in `staff:1f…`. */
function parse(reference: string): [kind: string, id: string] {
  const [kind = '', ...rest] = reference.split(':');
  return [kind, rest.join(':')];
}

/** Of a round by its code: lines name it so, and a track may go. */
const roundInWords = (track: string, round: string | number, cycle?: string) =>
  `round ${round} of ${track}${cycle ? ` (${cycle})` : ''}`;

/** `round:2026-27:ug:2`, or `round:ug:2` from before there were cycles. */
function roundByReference(id: string): string {
  const [round = '', track = '', cycle] = id.split(':').reverse();
  return id === 'all' ? 'all rounds' : roundInWords(track, round, cycle);
}

type Names = Map<string, string>;

/** How the things of each kind are named in a sentence. Ids that lead nowhere any more get no name. */
const READERS: Record<string, (db: Database, ids: string[]) => Promise<Names>> = {
  staff: async (db, ids) => {
    const rows = await db
      .select({ id: staff.id, name: staff.name, email: staff.email })
      .from(staff)
      .where(inArray(staff.id, ids));
    return new Map(rows.map(({ id, name, email }) => [id, name || email]));
  },
  applicant: async (db, ids) => {
    const rows = await db
      .select({ id: applicants.id, name: applicants.name })
      .from(applicants)
      .where(inArray(applicants.id, ids));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  allotment: async (db, ids) => {
    const rows = await db
      .select({
        id: allotments.id,
        name: applicants.name,
        track: tracks.name,
        round: allotments.round,
        cycle: allotments.cycle,
      })
      .from(allotments)
      .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
      .innerJoin(tracks, eq(tracks.id, allotments.track))
      .where(inArray(allotments.id, ids));
    return new Map(
      rows.map(({ id, name, track, round, cycle }) => [
        id,
        `the record of ${name} in ${roundInWords(track, round, cycle)}`,
      ]),
    );
  },
  grievance: async (db, ids) => {
    const rows = await db
      .select({ id: grievances.id, confidential: grievances.confidential })
      .from(grievances)
      .where(inArray(grievances.id, ids));
    // The ticket is what its author opens it with. Which cases are confidential is for members of the committee alone.
    return new Map(
      rows.map(({ id, confidential }) => [
        id,
        confidential ? 'a confidential grievance' : `the grievance ${id.slice(0, 8)}`,
      ]),
    );
  },
  notice: async (db, ids) => {
    const rows = await db
      .select({ id: notices.id, title: notices.title })
      .from(notices)
      .where(inArray(notices.id, ids));
    return new Map(rows.map(({ id, title }) => [id, `the notice “${title}”`]));
  },
  media: async (db, ids) => {
    const rows = await db.select({ id: media.id, title: media.title }).from(media).where(inArray(media.id, ids));
    return new Map(rows.map(({ id, title }) => [id, `the picture “${title}”`]));
  },
  faculty: async (db, ids) => {
    const rows = await db.select().from(faculty).where(inArray(faculty.id, ids));
    return new Map(rows.map(({ id, firstname, surname }) => [id, `the page of ${firstname} ${surname}`]));
  },
};

/** What stands for a thing that has no name any more, or never had one. */
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

/** How the people and things of lines are named. */
export interface AuditNames {
  who(actor: string): string;
  what(subject: string): string;
}

/** Reads the names for some lines, with one query for each kind. */
export async function namesFor(
  db: Database,
  lines: readonly { actor: string; subject: string }[],
): Promise<AuditNames> {
  const references = lines.flatMap(({ actor, subject }) => [actor, subject]).map(parse);
  const names = new Map<string, Names>();
  for (const [kind, read] of Object.entries(READERS)) {
    const ids = new Set(references.filter(([other]) => other === kind).map(([, id]) => id));
    if (ids.size > 0) names.set(kind, await read(db, [...ids]));
  }
  return {
    who: (actor: string): string => {
      const [kind, id] = parse(actor);
      return names.get(kind)?.get(id) ?? ACTORS[kind] ?? actor;
    },
    what: (subject: string): string => {
      const [kind, id] = parse(subject);
      return commonName(kind, id) ?? names.get(kind)?.get(id) ?? NAMELESS[kind] ?? subject;
    },
  };
}

/** The name of what is nobody's. */
function commonName(kind: string, id: string): string | undefined {
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

/** Names for one person to read: the own ones, and nobody else's. @param own by reference, as `staff:<id>` */
export function ownNames(own: ReadonlyMap<string, string>): AuditNames {
  return {
    who: (actor) => own.get(actor) ?? OTHERS[parse(actor)[0]] ?? 'Somebody',
    what: (subject) => own.get(subject) ?? commonName(...parse(subject)) ?? THINGS[parse(subject)[0]] ?? 'something',
  };
}
