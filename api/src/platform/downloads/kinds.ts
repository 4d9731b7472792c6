import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAuditExport } from '../../domains/audit/export';
import { sendGrievanceFile } from '../../domains/grievances/file';
import { sendRoundExport } from '../../domains/results/export';
import type { Services } from '../services';

/** Sends the file that `params` name. The address is spent by then, and the answer says `no-store`. */
export type DownloadSender = (
  services: Services,
  params: Record<string, unknown>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<unknown>;

/** Every kind of file behind a one-use address. */
export const DOWNLOADS = {
  round: sendRoundExport,
  grievance: sendGrievanceFile,
  audit: sendAuditExport,
} as const satisfies Record<string, DownloadSender>;

export type DownloadKind = keyof typeof DOWNLOADS;
