import { HttpError } from '@university/web';
import { eq, lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database/database';
import { downloads, staffSessions } from './database/schema';
import { stream, type Route } from './http/route';
import { hashToken, newToken } from './secrets';
import type { Services } from './services';
import { attemptAt, findBySecret } from './throttle';

/** What a one-use address leads to. */
export type DownloadKind = 'round' | 'grievance' | 'grievances' | 'audit' | 'replaced-file';

/** Seconds between asking for a file and fetching it. Source: design.md, "Tokens". */
const DOWNLOAD_SECONDS = 60;

interface Request {
  kind: DownloadKind;
  /** What the kind's sender needs to know; stored for a minute, so ids rather than content. */
  params: Record<string, unknown>;
  staffId: string;
}

/**
 * Makes an address that gives one file once, for a link cannot carry a bearer token. Whoever calls checks that this
 * member of staff may have the file, and writes the audit log.
 */
export async function issueDownload(
  tx: Database,
  request: Request,
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + DOWNLOAD_SECONDS * 1_000);
  await tx.delete(downloads).where(lte(downloads.expiresAt, now));
  await tx.insert(downloads).values({ ...request, tokenHash: hashToken(token), expiresAt });
  return { url: `/api/v1/download/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Spends the address: of two calls at once only one finds it. Who has logged out, or lost what gave the right to it, has no session. */
async function redeem(db: Database, token: string, now: Date) {
  const [spent] = await db
    .delete(downloads)
    .where(eq(downloads.tokenHash, hashToken(token)))
    .returning();
  if (!spent || spent.expiresAt <= now) return undefined;
  return (await db.$count(staffSessions, eq(staffSessions.staffId, spent.staffId))) > 0 ? spent : undefined;
}

/** Sends the file that `params` name. The address is spent by then, and the answer says `no-store`. */
export type DownloadSender = (
  services: Services,
  params: Record<string, unknown>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<unknown>;

/** @param senders of every kind of file behind a one-use address */
export function downloadRoutes(services: Services, senders: Record<DownloadKind, DownloadSender>): Route[] {
  return [
    stream('getDownload', async ({ params }, { request, reply }) => {
      const tries = attemptAt('download', undefined, request.ip);
      const spent = await findBySecret(services, tries, () => redeem(services.db, params.token, services.clock()));
      if (!spent) throw new HttpError(410, 'gone', 'This address has been used or is too old. Ask for the file again.');
      const send = senders[spent.kind as DownloadKind];
      reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      await send(services, spent.params, { request, reply });
    }),
  ];
}
