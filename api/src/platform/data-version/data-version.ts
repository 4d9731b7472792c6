import { randomUUID } from 'node:crypto';
import { and, eq, gt, min, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { endOfIstDay, istDay, istTime } from '@university/shared/time';
import type { Database } from '../database/database';
import { notices, rounds } from '../database/schema';

/** A stretch of time through which the public data stays as it is, unless somebody changes it. Epoch milliseconds. */
interface Span {
  version: string;
  from: number;
  until: number;
}

/**
 * Names the state of the public data: whoever cached what was made under a version, and finds it to be the version now,
 * need not make it anew. Versions of different processes differ, also for the same state.
 */
export class DataVersion {
  readonly #process = randomUUID();
  #count = 0;
  /** The present one, or what becomes of it; null where it could not be found out. */
  #span: Promise<Span | null> | undefined;
  #isHearing = true;

  /** @param nextTurn the next instant at which public data changes although nobody changes anything */
  constructor(private readonly nextTurn: (at: Date) => Promise<Date>) {}

  /** After a change. */
  changed(): void {
    this.#span = undefined;
  }

  /** Off while nobody would tell us of changes that other processes make. */
  hear(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.changed();
  }

  /** The version at this time; null while it cannot be known. */
  async at(now: Date): Promise<string | null> {
    if (!this.#isHearing) return null;
    const known = this.#span;
    const span = await known;
    if (span && now.getTime() >= span.from && now.getTime() < span.until) return span.version;
    if (!this.#span || this.#span === known) this.#span = this.#begin(now);
    return (await this.#span)?.version ?? null;
  }

  async #begin(now: Date): Promise<Span | null> {
    const version = `${this.#process}.${++this.#count}`;
    const until = await this.nextTurn(now).catch(() => null);
    return until && { version, from: now.getTime(), until: until.getTime() };
  }
}

/** The instant at which a notice ends that has an hour. */
const endOfNotice = sql<Date>`(${notices.validUntil} || ' ' || ${notices.validUntilTime} || '+05:30')::timestamptz(3)`;

/**
 * The next instant at which a public answer or page may change although nobody changes anything: a notice becomes due or
 * ends at an hour, a window opens or closes, or a day ends in India, by which notices are archived and pages tell open dates from past ones.
 */
export async function nextTurn(db: Database, now: Date): Promise<Date> {
  const scheduled = await unionAll(
    db
      .select({ at: min(notices.publishAt) })
      .from(notices)
      .where(gt(notices.publishAt, now)),
    db
      .select({ at: min(rounds.opensAt) })
      .from(rounds)
      .where(gt(rounds.opensAt, now)),
    db
      .select({ at: min(rounds.closesAt) })
      .from(rounds)
      .where(gt(rounds.closesAt, now)),
    db
      .select({ at: min(endOfNotice).mapWith(notices.publishAt) })
      .from(notices)
      .where(
        and(
          notices.autoArchive,
          not(notices.archive),
          eq(notices.validUntil, istDay(now)),
          gt(notices.validUntilTime, istTime(now)),
        ),
      ),
  );
  const endOfDay = endOfIstDay(istDay(now)).getTime();
  return new Date(Math.min(endOfDay, ...scheduled.flatMap(({ at }) => at?.getTime() ?? [])));
}
