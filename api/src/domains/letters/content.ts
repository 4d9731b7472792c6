import { type Look, lookOf } from '@university/shared/colours';
import { groupLetterCode, LETTER_PAGE } from '@university/shared/contract';
import { type LetterField, letterFields } from './fields';
import type { LetterSettings } from './settings';
import type { LetterSource } from './source';
import { both, each, en } from './words';

/** All that is printed, in words. Of what is in both languages the English stands first. */
export interface LetterContent {
  letterhead: LetterSettings['letterhead'];
  title: string;
  /** The line below the title. */
  issued: string;
  fields: LetterField[];
  meaningTitles: [string, string];
  /** What the decision means and what is still missing, in each language. */
  meanings: [string[], string[]];
  documentsTitle: string;
  documentsLead: string;
  documents: string[];
  moreDocuments: string;
  photoAlt: string;
  checkTitle: string;
  checkLead: [string, string];
  qrAlt: string;
  made: [string, string];
  /** Address of the check without and with the code. */
  page: string;
  url: string;
  code: string;
  seed: string;
  issuedAt: Date;
  /** What it says is the same in other colours. */
  look: Look;
}

/** The words of a letter. */
export function letterContent(source: LetterSource): LetterContent {
  const { status, place, dates, settings, code, issuedAt, publicUrl } = source;
  const page = `${publicUrl}${LETTER_PAGE}`;
  const url = `${page}/${code}`;
  const named = dates.pay !== null && dates.verify !== null;
  return {
    letterhead: settings.letterhead,
    title: both(({ texts }) => texts.title),
    issued: both(({ texts, day }) => texts.issued(day(issuedAt))),
    fields: letterFields(source),
    meaningTitles: each(({ texts }) => texts.meaningTitle),
    meanings: each(({ texts }) => [texts.decisions[status].meaning, texts.provisional(named)]),
    documentsTitle: both(({ texts }) => texts.documentsTitle),
    documentsLead: both(({ texts }) => texts.documentsLead),
    documents: en.texts.documents.map((_, index) => both(({ texts }) => texts.documents[index] ?? '')),
    moreDocuments: both(({ texts }) => texts.moreDocuments),
    photoAlt: both(({ texts }) => texts.photo),
    checkTitle: both(({ texts }) => texts.checkTitle),
    checkLead: each(({ texts }) => texts.checkLead),
    qrAlt: en.texts.qr(url),
    made: each(({ texts }) => texts.made),
    page,
    url,
    code: groupLetterCode(code),
    seed: place.campusCode,
    issuedAt,
    look: lookOf(settings),
  };
}
