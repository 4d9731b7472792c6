import { forgetOldProofs } from '../../domains/allotment/disown';
import { endOldSessions } from '../../domains/allotment/sessions';
import { chainJob, eraseNetworksJob, tallyJob, verifyAuditJob } from '../../domains/audit/jobs';
import { sweepJob } from '../files/job';
import { eraseGrievances } from '../../domains/grievances/retention';
import { forgetKeysJob } from '../idempotency/job';
import { mailJob } from '../mail/job';
import { archiveJob } from '../../domains/notices/jobs';
import { eraseApplicants } from '../../domains/results/retention';
import type { Services } from '../services';
import { forgetDevices } from '../../domains/sign-in/devices';
import { forgetRested } from '../throttle/throttle';
import { forgetUsedTokens } from '../used-tokens';

/** Work that comes round by itself. It may run twice, and may be killed anywhere. */
export interface Job {
  name: string;
  /** Seconds between two runs. */
  every: number;
  /** Runs in every process; otherwise one of them has it each time. */
  everywhere?: boolean;
  run(services: Services): Promise<void>;
}

export const JOBS: readonly Job[] = [
  endOldSessions,
  forgetOldProofs,
  forgetRested,
  forgetDevices,
  forgetUsedTokens,
  mailJob,
  eraseApplicants,
  eraseGrievances,
  archiveJob,
  sweepJob,
  forgetKeysJob,
  chainJob,
  tallyJob,
  eraseNetworksJob,
  verifyAuditJob,
];
