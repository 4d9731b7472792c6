import { z } from 'zod';
import { success } from '../envelope';
import { MOST_VISIT_COUNTS, siteHealth, visitCount } from '../health';
import type { Terms } from './endpoint';

/** What is wrong with the content of the site, and what of it is read. */
export const healthEndpoints = {
  readSiteHealth: {
    summary: 'What is wrong with the content of the site, as far as the caller may mend it, and what of it is read',
    access: ['editor'],
    response: success(siteHealth),
  },
  addVisits: {
    summary: 'How often pages and papers were read since the last call; counts without anything about persons',
    access: ['site'],
    body: z.object({ visits: z.array(visitCount).max(MOST_VISIT_COUNTS) }),
    bodyLimit: 1024 * 1024,
    response: success(z.object({})),
  },
} as const satisfies Record<string, Terms>;
