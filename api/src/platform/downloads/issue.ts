import { lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { downloads } from '../database/schema';
import { hashToken, newToken } from '../ids';

/** What a one-use address leads to. */
export type DownloadKind = 'round' | 'grievance' | 'audit';

/** Seconds between asking for a file and fetching it. Source: design.md, "Tokens". */
export const DOWNLOAD_SECONDS = 60;

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
