import { endOldSessions } from '../allotment/sessions';
import { sweepJob } from '../files/job';
import { eraseGrievances } from '../grievances/retention';
import { forgetKeysJob } from '../idempotency/job';
import { mailJob } from '../mail/job';
import { archiveJob } from '../notices/jobs';
import { eraseApplicants } from '../results/retention';
import type { Services } from '../services';
import { forgetRested } from '../throttle/throttle';

/** Work that comes round by itself. It may run twice, and may be killed anywhere. */
export interface Job {
  name: string;
  /** Seconds between two runs. */
  every: number;
  run(services: Services): Promise<void>;
}

export const JOBS: readonly Job[] = [
  endOldSessions,
  forgetRested,
  mailJob,
  eraseApplicants,
  eraseGrievances,
  archiveJob,
  sweepJob,
  forgetKeysJob,
];
