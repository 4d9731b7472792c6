import type { RemoteManifest } from '@university/shared/remote/manifest';
import { z } from 'zod';

/** What a remote's server bundle is, once it was run. */
export interface Inspection {
  /** Why it cannot be used. */
  problem: string | null;
  /** Ids of its routes that can name their pages. */
  addresses: string[];
}

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
    isCacheable: z.boolean(),
    /** What it could not be made with; see `PageAnswer`. */
    lacks: z.enum(['data', 'code']).optional(),
    missing: z.string().max(500).optional(),
    isLate: z.boolean().optional(),
  }),
  /** A feed or calendar. */
  document: z.object({ status: z.literal([200, 404, 503]), type: z.string(), body: z.string() }),
  /** The pages behind a route with parameters. */
  addresses: z.array(z.object({ path: z.string(), changed: z.string().optional() })),
  /** What the page at a path is called; null where none is. */
  pageName: z.string().nullable(),
  /** Whether a server bundle works. */
  inspect: z.object({ problem: z.string().nullable(), addresses: z.array(z.string()) }) satisfies z.ZodType<Inspection>,
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
