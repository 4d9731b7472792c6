import type { TrackedGrievance } from '@university/shared/contract';
import { notFound } from '@university/web';
import type { Services } from '../../platform/services';
import { attemptAt, findBySecret } from '../../platform/throttle/throttle';
import { findByTicket } from './repository';
import { toTracked } from './view';

interface Claim {
  ticket: string;
  /** Lower case. */
  email: string;
  /** IP address. */
  address: string;
}

/**
 * A grievance for whoever knows its ticket and e-mail address.
 * @throws HttpError one same 404 for an unknown ticket and a wrong address, 429
 */
export async function trackGrievance(services: Services, { ticket, email, address }: Claim): Promise<TrackedGrievance> {
  const row = await findBySecret(services, attemptAt('grievance-track', ticket, address), async () => {
    const found = await findByTicket(services.db, ticket);
    return found?.email === email ? found : undefined;
  });
  if (!row) throw notFound('No grievance has this ticket number and e-mail address.');
  return toTracked(row);
}
