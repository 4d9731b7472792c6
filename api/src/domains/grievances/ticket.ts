import { randomInt } from 'node:crypto';
import { formatTicket, TICKET_LETTERS, TICKET_RANDOM, ticketCheck } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';

/** A ticket of this year that nobody can guess: 35 random bits, looked up only with an e-mail address, and throttled. */
function drawTicket(year: string): string {
  const drawn = Array.from({ length: TICKET_RANDOM }, () => TICKET_LETTERS.charAt(randomInt(TICKET_LETTERS.length)));
  const letters = drawn.join('');
  return formatTicket(year, letters + ticketCheck(year, letters));
}

/** A ticket that was not given out before. */
export async function newTicket(tx: Database, year: string): Promise<string> {
  for (;;) {
    const ticket = drawTicket(year);
    if ((await tx.$count(grievances, eq(grievances.ticket, ticket))) === 0) return ticket;
  }
}
