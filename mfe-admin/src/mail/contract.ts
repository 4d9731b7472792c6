import '../zod-without-eval';

export { ADMISSIONS_MAIL, MAIL_KINDS, mailKind, mailState } from '@university/shared/contract';
