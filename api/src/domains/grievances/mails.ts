import { GRIEVANCE_CATEGORIES, type GrievanceCategory, type GrievanceStatus } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import { compose, day, fromStaff, type MailText, ours, page, token } from '../../platform/mail/compose';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

const FORM = '/grievance-form';

interface AboutGrievance {
  ticket: string;
  /** Empty: that of the identity. */
  siteUrl: string;
}

/** Null for confidential categories: the address is unverified. */
function matterOf(id: GrievanceCategory, language: Language) {
  const category = GRIEVANCE_CATEGORIES.find((each) => each.id === id);
  return category && !category.confidential ? ours(TEXTS[language].categories[id]) : null;
}

/** To an unverified address: repeats nothing that was typed. */
export function grievanceReceived(
  { ticket, category, due, siteUrl }: AboutGrievance & { category: GrievanceCategory; due: string },
  language: Language = 'en',
): MailText {
  const { dear, receivedSubject, received } = TEXTS[language];
  const matter = matterOf(category, language);
  const said = received(token(ticket), matter, day(due, language), page(siteUrl, FORM, language));
  return compose('grievance-received', receivedSubject, [dear, ...said], language);
}

export function grievanceReply(
  { ticket, status, reply, siteUrl }: AboutGrievance & { status: GrievanceStatus; reply: string },
  language: Language = 'en',
): MailText {
  const { dear, replySubject, reply: replied, standing } = TEXTS[language];
  const said = replied(token(ticket), ours(standing[status]), fromStaff(reply), page(siteUrl, FORM, language));
  return compose('grievance-reply', replySubject, [dear, ...said], language);
}

export function grievanceExtended(
  { ticket, to, reason, siteUrl }: AboutGrievance & { to: string; reason: string },
  language: Language = 'en',
): MailText {
  const { dear, extendedSubject, extended } = TEXTS[language];
  const said = extended(token(ticket), day(to, language), fromStaff(reason), page(siteUrl, FORM, language));
  return compose('grievance-extended', extendedSubject, [dear, ...said], language);
}
