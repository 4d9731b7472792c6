import { deleteRunsJob } from './domains/allotment-runs/runs';
import { chainJob, eraseNetworksJob, tallyJob, verifyAuditJob } from './domains/audit/chain';
import { emptyBinJob } from './domains/documents/bin';
import { publishDraftsJob } from './domains/documents/drafts';
import { sweepJob } from './platform/files/sweep';
import { eraseGrievances } from './domains/grievances/queries';
import { checkLinksJob } from './domains/health/links';
import { examinePapersJob } from './domains/health/papers';
import { eraseVisitsJob } from './domains/health/visits';
import { forgetExpired } from './platform/forget-expired';
import { mailJob } from './platform/mail/deliver';
import { expiryJob } from './domains/approvals/rules';
import { archiveJob, deletedNoticesJob } from './domains/notices/edit';
import { papersJob } from './domains/notices/papers';
import { reminderJob, resultMailJob } from './domains/round-mails/mails';
import { refreshRanks } from './domains/ranks/routes';
import { publishRoundsJob } from './domains/results/publication';
import { eraseApplicants } from './domains/results/retention';
import { sumChanges } from './platform/data-version';
import type { Job } from './platform/jobs';

export const JOBS: readonly Job[] = [
  forgetExpired,
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
  chainJob,
  tallyJob,
  eraseNetworksJob,
  sumChanges,
  verifyAuditJob,
  checkLinksJob,
  examinePapersJob,
  eraseVisitsJob,
];
