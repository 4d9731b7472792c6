import { Counters } from '../../platform/probes';
import {
  allotments,
  applicants,
  applicantSessions,
  auditLog,
  disownLinks,
  grievances,
  knownDevices,
  outbox,
  rounds,
  signInCodes,
  throttle,
} from '../../platform/database/schema';
import { defaultMail } from '../../platform/mail/settings';
import type { Services } from '../../platform/services';
import type { BareWorld } from '../../testing/bare';
import { addRounds, CYCLE, WINDOW } from '../../testing/rounds';
import { SECRETS, START } from '../../testing/start';
import { birthDateHmac } from './sign-in';

export const PEOPLE = [
  { id: 'asha', track: 'ug', email: 'asha@applicant.example', formNumber: 'SEU1', birthDate: '09-02-2007' },
  { id: 'ravi', track: 'ug', email: 'ravi@applicant.example', formNumber: 'SEU2', birthDate: '10-02-2007' },
  { id: 'asha-btech', track: 'btech', email: 'asha@applicant.example', formNumber: 'SEU3', birthDate: '09-02-2007' },
] as const;

/** The last is unpublished; in the one before nobody has a record. */
const ROUNDS = [
  { track: 'ug', round: 1, published: true },
  { track: 'btech', round: 1, published: true },
  { track: 'ug', round: 2, published: true },
  { track: 'pg', round: 1, published: false },
] as const;

type Person = Record<keyof (typeof PEOPLE)[number], string>;

export function onRecords(bare: () => BareWorld) {
  const clock = { now: START };
  const wrongProofs: unknown[] = [];
  const services = (isMailed = false) =>
    ({
      ...SECRETS,
      db: bare().db,
      clock: () => clock.now,
      calendar: () => clock.now,
      counters: new Counters(),
      tally: { add: (event: unknown) => wrongProofs.push(event) },
      publicUrl: 'https://seu.example',
      mail: { ...defaultMail, siteUrl: 'https://seu.example', ...(isMailed && { smtpUrl: 'smtp://mail.example' }) },
    }) as unknown as Services;

  beforeEach(async () => {
    clock.now = START;
    const { db } = bare();
    for (const table of [throttle, outbox, signInCodes, knownDevices, grievances, applicants, rounds]) {
      await db.delete(table);
    }
    await addRounds(
      db,
      ROUNDS.map((round) => ({ ...round, ...WINDOW })),
    );
    await add(...PEOPLE);
  });

  async function add(...people: readonly Person[]) {
    const { db } = bare();
    await db.insert(applicants).values(
      people.map(({ birthDate, ...person }) => ({
        ...person,
        cycle: CYCLE,
        name: 'Asha Negi',
        registeredCategory: 'D_UR',
        dobHmac: birthDateHmac(SECRETS.pepper, person.email, birthDate),
      })),
    );
    await db.insert(allotments).values(
      people.map(({ id, track }) => ({
        id,
        applicantId: id,
        cycle: CYCLE,
        track,
        round: 1,
        outcome: 'allotted' as const,
        status: 'pending' as const,
        preference: 2,
      })),
    );
  }

  return {
    add,
    clock,
    later: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    services,
    wrongProofs,
    sessions: () => bare().db.select().from(applicantSessions),
    links: () => bare().db.select().from(disownLinks),
    mails: () => bare().db.select().from(outbox).orderBy(outbox.createdAt, outbox.id),
    auditOf: async (act: () => Promise<unknown>) => {
      const { length } = await bare().db.select().from(auditLog);
      await act();
      return (await bare().db.select().from(auditLog).orderBy(auditLog.id)).slice(length);
    },
  };
}
