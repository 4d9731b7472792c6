import { HttpError, Outage } from '@university/web';

/** Seconds after which to try again while the database is away. */
const AWAY = 5;

/** The way to the database was lost, or there was none. */
export class DatabaseLost extends Outage {
  override name = 'DatabaseLost';

  /** @param mayBeDone what was asked may have been done all the same: the connection broke before we heard */
  constructor(
    readonly mayBeDone: boolean,
    cause: unknown,
  ) {
    super(mayBeDone ? 'The database was lost before it answered' : 'The database cannot be reached', { cause });
  }

  override answer(isRead: boolean): HttpError {
    return this.mayBeDone && !isRead
      ? new HttpError(
          500,
          'outcome_unknown',
          'The connection to our database broke. We do not know whether this was done: look before you try again.',
        )
      : new HttpError(503, 'database_away', 'The service is interrupted. Nothing was changed; try again in a moment.', {
          retryAfter: AWAY,
        });
  }
}

/** This error, or the one that caused it, where the database was lost. */
export function asDatabaseLost(error: unknown): DatabaseLost | undefined {
  if (error instanceof DatabaseLost) return error;
  return error instanceof Error ? asDatabaseLost(error.cause) : undefined;
}
