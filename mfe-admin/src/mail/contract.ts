/** The contract of the outbox, apart from the rest, so that no other page of the staff area brings it. */
import '../zod-without-eval';

export { ADMISSIONS_MAIL, MAIL_KINDS, mailKind, mailState } from '@university/shared/contract';
