import type { RemoteManifest } from '@university/shared/remote/manifest';
import { z } from 'zod';

/** Tasks of a renderer, with input and validated output. */
export const ANSWERS = {
  /** `bare` runs no code of remotes. */
  page: z.object({
    status: z.int().min(200).max(599),
    headers: z.partialRecord(
      z.enum(['content-type', 'cache-control', 'content-security-policy', 'location', 'retry-after']),
      z.string(),
    ),
    body: z.instanceof(Uint8Array),
    /** Public, complete, and valid while releases and data are unchanged. */
    isCacheable: z.boolean(),
    /** Why the page is incomplete. */
    lacks: z.enum(['data', 'code']).optional(),
    /** For the log. */
    missing: z.string().max(500).optional(),
    /** Only late, not refused. */
    isLate: z.boolean().optional(),
  }),
  document: z.object({ status: z.literal([200, 404, 503]), type: z.string(), body: z.string() }),
  addresses: z.array(z.object({ path: z.string(), changed: z.string().optional() })),
  pageName: z.string().nullable(),
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
