import type { MailKind } from '@university/shared/contract';
import { MAIL_KINDS } from './contract';

/** What mail of a kind is about, in words. */
export const kindInWords = (kind: MailKind): string => MAIL_KINDS.find(({ id }) => id === kind)?.label ?? kind;
