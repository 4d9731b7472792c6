import { forgetOldProofs } from './domains/allotment/disown';
import { endOldSessions } from './domains/allotment/sessions';
import { chainJob, eraseNetworksJob, tallyJob, verifyAuditJob } from './domains/audit/jobs';
import { publishDraftsJob } from './domains/documents/drafts/job';
import { sweepJob } from './platform/files/job';
import { eraseGrievances } from './domains/grievances/retention';
import { lookAtLinksJob } from './domains/health/links/job';
import { examinePapersJob } from './domains/health/papers';
import { eraseVisitsJob } from './domains/health/visits';
import { forgetKeysJob } from './platform/idempotency';
import { mailJob } from './platform/mail/job';
import { archiveJob } from './domains/notices/archive';
import { papersJob } from './domains/notices/papers';
import { reminderJob } from './domains/round-mails/reminders';
import { resultMailJob } from './domains/round-mails/result-mails';
import { refreshRanks } from './domains/ranks/publish';
import { eraseApplicants } from './domains/results/retention';
import { forgetDevices } from './domains/sign-in/devices';
import { forgetRested } from './platform/throttle/throttle';
import { sumChanges } from './platform/data-version/count';
import type { Job } from './platform/jobs';
import { forgetUsedTokens } from './platform/used-tokens';

/** Work that comes round by itself, of all domains. */
export const JOBS: readonly Job[] = [
  endOldSessions,
  forgetOldProofs,
  forgetRested,
  forgetDevices,
  forgetUsedTokens,
  mailJob,
  resultMailJob,
  reminderJob,
  eraseApplicants,
  refreshRanks,
  eraseGrievances,
  archiveJob,
  papersJob,
  publishDraftsJob,
  sweepJob,
  forgetKeysJob,
  chainJob,
  tallyJob,
  eraseNetworksJob,
  sumChanges,
  verifyAuditJob,
  lookAtLinksJob,
  examinePapersJob,
  eraseVisitsJob,
];
