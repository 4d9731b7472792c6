import { HttpError } from '@university/web';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database/database';
import { downloads, staffSessions } from './database/schema';
import { stream, type Route } from './http/route';
import { hashToken, newToken } from './secrets';
import type { Services } from './services';
import { attemptAt, findBySecret } from './throttle';

export type DownloadKind = 'round' | 'grievance' | 'grievances' | 'audit' | 'replaced-file' | 'allotment-run';

const DOWNLOAD_SECONDS = 60;

interface Request {
  kind: DownloadKind;
  /** Stored for a minute: ids rather than content. */
  params: Record<string, unknown>;
  staffId: string;
}

/** Makes a one-use address, as a link carries no bearer token. The caller checks the right and writes the audit log. */
export async function issueDownload(
  tx: Database,
  request: Request,
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + DOWNLOAD_SECONDS * 1_000);
  await tx.insert(downloads).values({ ...request, tokenHash: hashToken(token), expiresAt });
  return { url: `/api/v1/download/${token}`, expiresAt: expiresAt.toISOString() };
}

/** One of two concurrent calls finds it. Staff who have logged out or lost rights have no session. */
async function redeem(db: Database, token: string, now: Date) {
  const [spent] = await db
    .delete(downloads)
    .where(eq(downloads.tokenHash, hashToken(token)))
    .returning();
  if (!spent || spent.expiresAt <= now) return undefined;
  return (await db.$count(staffSessions, eq(staffSessions.staffId, spent.staffId))) > 0 ? spent : undefined;
}

export type DownloadSender = (
  services: Services,
  params: Record<string, unknown>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<unknown>;

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
