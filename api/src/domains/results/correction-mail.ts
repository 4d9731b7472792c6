import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, name, ours, phone } from '../../platform/mail/compose';
import type { NewMail } from '../../platform/mail/queue';
import { correctionTexts as english } from './correction-texts';
import { correctionTexts as hindi } from './correction-texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

/** What staff may correct of a person. */
export type CorrectedField = 'name' | 'email' | 'registeredCategory' | 'birthDate';

interface Correction {
  to: string;
  applicantId: string;
  at: Date;
  name: string;
  changed: readonly CorrectedField[];
  /** The address was not the applicant's before. */
  isNew: boolean;
  language: Language;
}

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
};

/** Tells an applicant that the admissions office corrected who they are, at an address of before or of now. */
export function applicantCorrected({
  to,
  applicantId,
  at,
  name: person,
  changed,
  isNew,
  language,
}: Correction): NewMail {
  const texts = TEXTS[language];
  const paragraphs = [
    texts.dear(name(person, language)),
    texts.corrected(ours(LISTS[language].format(changed.map((field) => texts.fields[field])))),
    signInWith(changed, isNew, language),
    texts.notMe(helpDesk, phone),
  ];
  return { to, applicantId, at, ...compose('applicant-corrected', texts.subject, paragraphs, language) };
}

function signInWith(changed: readonly CorrectedField[], isNew: boolean, language: Language) {
  const texts = TEXTS[language];
  if (isNew) return texts.withThisAddress;
  return changed.includes('email') ? texts.withOtherAddress : texts.again;
}
