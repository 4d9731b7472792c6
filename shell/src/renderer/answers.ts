import type { RemoteManifest } from '@university/shared/remote/manifest';
import { z } from 'zod';

/**
 * All that is done with remotes' server code: every task with what it is given and gives. The server's process takes
 * only answers that fit their schema.
 */
export const ANSWERS = {
  /** A page at an absolute address; `bare` leaves the remotes' areas to the browser, and runs no code of theirs. */
  page: z.object({
    status: z.int().min(200).max(599),
    headers: z.partialRecord(
      z.enum(['content-type', 'cache-control', 'content-security-policy', 'location', 'retry-after']),
      z.string(),
    ),
    body: z.instanceof(Uint8Array),
    /** Everybody may be shown it again while neither releases nor data change: it is public, there, and whole. */
    isCacheable: z.boolean(),
    /** What it could not be made with: data that cannot be read just now, or the code of its own area. */
    lacks: z.enum(['data', 'code']).optional(),
    /** What of its data is not there, and why; for the log. */
    missing: z.string().max(500).optional(),
    /** Nothing of its data is away: it only did not come in time. */
    isLate: z.boolean().optional(),
  }),
  document: z.object({ status: z.literal([200, 404, 503]), type: z.string(), body: z.string() }),
  addresses: z.array(z.object({ path: z.string(), changed: z.string().optional() })),
  /** What the page at a path is called; null where none is. */
  pageName: z.string().nullable(),
  /** Why a server bundle cannot be used, if so, and the ids of its routes that can name their pages. */
  inspect: z.object({ problem: z.string().nullable(), addresses: z.array(z.string()) }),
};

export interface Inputs {
  page: { url: string; bare?: boolean };
  document: { url: string };
  addresses: { id: string };
  pageName: { url: string };
  inspect: { manifest: RemoteManifest; base: string; code: Uint8Array };
}

export type TaskName = keyof Inputs;
export type Answer<J extends TaskName> = z.infer<(typeof ANSWERS)[J]>;
