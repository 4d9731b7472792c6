import { notFound } from '@university/web';
import type { Services } from '../../platform/services';
import { attemptAt, findBySecret } from '../../platform/throttle/throttle';
import { findByTicket } from './repository';
import type { GrievanceRow } from './view';

/** The same for an unknown ticket and for a wrong address. */
export const noOwnGrievance = () => notFound('No grievance has this ticket number and e-mail address.');

/**
 * The grievance of who shows its ticket and its e-mail address.
 * @param address IP address of the caller
 * @throws HttpError 404, 429
 */
export async function findOwn(
  services: Services,
  { ticket, email }: { ticket: string; email: string },
  address: string,
): Promise<GrievanceRow> {
  const row = await findBySecret(services, attemptAt('grievance-track', ticket, address), async () => {
    const found = await findByTicket(services.db, ticket);
    return found?.email === email ? found : undefined;
  });
  if (!row) throw noOwnGrievance();
  return row;
}
