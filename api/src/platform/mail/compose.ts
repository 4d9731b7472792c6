import { type Identity, type MailKind, plainLine, plainLines } from '@university/shared/contract';
import { addressIn, type Language } from '@university/shared/language';
import { startOfIstDay } from '@university/shared/time';
import { datesInWords } from '../dates-in-words';

/** What every mail has around its paragraphs: what stands for a name of which nothing is left, and the end. */
const FRAMES: Readonly<Record<Language, { nobody: string; end: string }>> = {
  en: { nobody: 'Sir or Madam', end: 'This mail was sent by the website. Answers to it may not be read.' },
  hi: { nobody: 'महोदय या महोदया', end: 'यह ई-मेल वेबसाइट ने भेजा है। इसका उत्तर शायद पढ़ा न जाए।' },
};

/**
 * A part of a mail that is known to be harmless where it stands. Made by the functions below and by nothing else. What
 * the identity of the university fills in when the mail is queued is no mark within a text, so that nothing that people
 * type is ever taken for it.
 */
class Piece {
  constructor(readonly toText: (identity: Identity) => string) {}
}

export type { Piece };

const fixed = (text: string): Piece => new Piece(() => text);

/** Our own sentence around pieces: say`Dear ${name(row.name)},`. Plain text cannot be put in. */
export const say = (words: TemplateStringsArray, ...pieces: readonly (Piece | number)[]): Piece =>
  new Piece((identity) =>
    String.raw({ raw: words }, ...pieces.map((piece) => (piece instanceof Piece ? piece.toText(identity) : piece))),
  );

const said = (read: (identity: Identity) => string): Piece => new Piece((identity) => plainLine(read(identity)));

/** What the university is called, in short, and where its help desk is reached: as the settings say by then. */
export const shortName = said((identity) => identity.shortName);
export const helpDesk = said((identity) => identity.helpDesk);
export const phone = said((identity) => identity.phone);

/** Words of a table of ours, such as what a decision means. */
export const ours = (text: string): Piece => fixed(plainLine(text));

/** Characters of a name in a mail. */
const LONGEST_NAME = 80;

/**
 * Somebody's name, as people typed it: letters and what stands between the parts of names, on one line. A space after
 * each dot keeps mail programs from making a link of it.
 */
export function name(text: string, language: Language = 'en'): Piece {
  const plain = plainLine(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Join_Control} .॰૰৽੶୰'’,()-]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return fixed([...plain].slice(0, LONGEST_NAME).join('') || FRAMES[language].nobody);
}

/** The name of a programme or a campus, of the university's catalogue: `B.Tech.` stays, and nothing becomes a link. */
export const title = (text: string | null): Piece =>
  fixed(
    plainLine(text ?? '')
      .replaceAll('://', ' ')
      .replace(/(?<=[\p{L}\p{N}-]{2})\.(?=[\p{L}\p{N}])/gu, '. '),
  );

/** A number, a code or an address that a check of ours has let in. */
export const token = (text: string): Piece => fixed(plainLine(text).replace(/[^\w@.+•-]/g, ''));

/** An address that our own code made, of a page of the site. One without an origin is at the identity's `siteUrl`. */
export function link(address: string): Piece {
  if (!address.startsWith('/')) return fixed(new URL(address).href);
  return new Piece(({ siteUrl }) => new URL(address, siteUrl).href);
}

/** What staff wrote for this person, on lines of its own. */
export const fromStaff = (text: string): Piece => fixed(plainLines(text));

/** A page of the site in a language. @param siteUrl origin of the site; empty: that of the identity */
export const page = (siteUrl: string, path: string, language: Language): Piece =>
  link(`${siteUrl}${addressIn(language, path)}`);

/** A day, given as YYYY-MM-DD. */
export const day = (date: string, language: Language = 'en'): Piece =>
  fixed(datesInWords[language].day(startOfIstDay(date)));

/** An instant, in IST. */
export const instant = (at: Date, language: Language = 'en'): Piece => fixed(datesInWords[language].minute(at));

declare const composed: unique symbol;

/** What a mail says. Only `compose` makes one, so that nothing that people typed gets in unseen. */
export interface MailText {
  kind: MailKind;
  subject: Piece;
  paragraphs: readonly Piece[];
  language: Language;
  [composed]: true;
}

/** A mail: its subject and its paragraphs. */
export const compose = (
  kind: MailKind,
  subject: Piece,
  paragraphs: readonly Piece[],
  language: Language = 'en',
): MailText => ({ kind, subject, paragraphs, language }) as MailText;

const sender = new Piece(({ name, address, helpDesk }) => [name, ...address, helpDesk].map(plainLine).join('\n'));

/** A mail as it is sent, of this university: its subject on one line, its paragraphs, and our name at the end. */
export const write = (
  { subject, paragraphs, language }: MailText,
  identity: Identity,
): { subject: string; text: string } => ({
  subject: plainLine(subject.toText(identity)),
  text: [...paragraphs, sender, ours(FRAMES[language].end)].map((piece) => piece.toText(identity)).join('\n\n'),
});
