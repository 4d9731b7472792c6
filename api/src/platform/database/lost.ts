/** The way to the database was lost, or there was none. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';

  /** @param mayBeDone what was asked may have been done all the same: the connection broke before we heard */
  constructor(
    readonly mayBeDone: boolean,
    cause: unknown,
  ) {
    super(mayBeDone ? 'The database was lost before it answered' : 'The database cannot be reached', { cause });
  }
}

/** This error, or the one that caused it, where the database was lost. */
export function asDatabaseLost(error: unknown): DatabaseLost | undefined {
  if (error instanceof DatabaseLost) return error;
  return error instanceof Error ? asDatabaseLost(error.cause) : undefined;
}
