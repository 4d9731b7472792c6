import { z } from 'zod';

/** The day that staff look ahead to, YYYY-MM-DD, and the academic year; empty: the one of that day. */
export const takes = z.object({ on: z.string().max(10), cycle: z.string().max(30) });

export type Looked = z.infer<typeof takes>;
