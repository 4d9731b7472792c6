import { z } from 'zod';
import type { BrowserReport } from '../../site/monitoring';

const remote = z.string().max(60);
const version = z.string().max(60);
const seconds = z.number().min(0).max(3600);

const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('error'), remote, version, name: z.string().max(60), message: z.string().max(200) }),
  z.object({ kind: z.literal('load'), remote, version, seconds }),
  z.object({ kind: z.literal('vital'), remote, version, name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']), value: seconds }),
]) satisfies z.ZodType<BrowserReport>;

/** What one page sends. */
export const reports = z.array(report).max(50);
