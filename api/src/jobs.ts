import { deleteRunsJob } from './domains/allotment-runs/runs';
import { forgetOldProofs } from './domains/allotment/proofs';
import { endOldSessions } from './domains/allotment/sessions';
import { chainJob, eraseNetworksJob, tallyJob, verifyAuditJob } from './domains/audit/chain';
import { emptyBinJob } from './domains/documents/bin';
import { publishDraftsJob } from './domains/documents/drafts';
import { sweepJob } from './platform/files/sweep';
import { eraseGrievances } from './domains/grievances/queries';
import { checkLinksJob } from './domains/health/links';
import { examinePapersJob } from './domains/health/papers';
import { eraseVisitsJob } from './domains/health/visits';
import { forgetKeysJob } from './platform/idempotency';
import { mailJob } from './platform/mail/deliver';
import { expiryJob } from './domains/approvals/rules';
import { archiveJob, deletedNoticesJob } from './domains/notices/edit';
import { papersJob } from './domains/notices/papers';
import { reminderJob, resultMailJob } from './domains/round-mails/mails';
import { refreshRanks } from './domains/ranks/routes';
import { publishRoundsJob } from './domains/results/publication';
import { eraseApplicants } from './domains/results/retention';
import { forgetDevices } from './domains/sign-in/devices';
import { purgeExpired } from './platform/throttle';
import { sumChanges } from './platform/data-version';
import type { Job } from './platform/jobs';
import { forgetUsedTokens } from './platform/used-tokens';

export const JOBS: readonly Job[] = [
  endOldSessions,
  forgetOldProofs,
  purgeExpired,
  forgetDevices,
  forgetUsedTokens,
  mailJob,
  publishRoundsJob,
  deleteRunsJob,
  resultMailJob,
  reminderJob,
  eraseApplicants,
  refreshRanks,
  eraseGrievances,
  expiryJob,
  archiveJob,
  deletedNoticesJob,
  papersJob,
  publishDraftsJob,
  emptyBinJob,
  sweepJob,
  forgetKeysJob,
  chainJob,
  tallyJob,
  eraseNetworksJob,
  sumChanges,
  verifyAuditJob,
  checkLinksJob,
  examinePapersJob,
  eraseVisitsJob,
];
