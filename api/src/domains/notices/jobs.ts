import type { Job } from '../../platform/jobs';
import { archivePastNotices } from './archive';

/** Readers see a notice archived at midnight by the clock; this writes it down. */
export const archiveJob: Job = { name: 'auto-archive-notices', every: 5 * 60, run: archivePastNotices };
