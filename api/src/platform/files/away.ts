import { HttpError, Outage } from '@university/web';

/** Seconds after which to try again. */
const AWAY = 10;

/** The file store did not do what it was asked for. Files are placed before the rows that name them, so nothing was done. */
export class StorageAway extends Outage {
  override name = 'StorageAway';

  constructor(cause: unknown) {
    super('The file store cannot be reached', { cause });
  }

  override answer(): HttpError {
    return new HttpError(
      503,
      'storage_away',
      'Our file store does not answer. Nothing was changed; try again in a moment.',
      {
        retryAfter: AWAY,
      },
    );
  }
}

/** Work with the store, whose errors are then known to be its own. */
export const ofStore = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new StorageAway(error);
  });
