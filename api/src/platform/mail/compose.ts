import { type Identity, type MailKind, plainLine, plainLines } from '@university/shared/contract';
import { addressIn, type Language } from '@university/shared/language';
import { startOfIstDay } from '@university/shared/time';
import { datesInWords } from '../dates-in-words';

/** Fallback for an empty name, and the footer. */
const FRAMES: Readonly<Record<Language, { nobody: string; end: string }>> = {
  en: { nobody: 'Sir or Madam', end: 'This mail was sent by the website. Answers to it may not be read.' },
  hi: { nobody: 'महोदय या महोदया', end: 'यह ई-मेल वेबसाइट ने भेजा है। इसका उत्तर शायद पढ़ा न जाए।' },
};

/**
 * Text that is safe in a mail, made by the functions below only. Parts of the identity are filled in when it is queued,
 * not by placeholders that people could type.
 */
class Piece {
  constructor(readonly toText: (identity: Identity) => string) {}
}

export type { Piece };

const fixed = (text: string): Piece => new Piece(() => text);

/** say`Dear ${name(row.name)},`; does not accept plain strings. */
export const say = (words: TemplateStringsArray, ...pieces: readonly (Piece | number)[]): Piece =>
  new Piece((identity) =>
    String.raw({ raw: words }, ...pieces.map((piece) => (piece instanceof Piece ? piece.toText(identity) : piece))),
  );

const said = (read: (identity: Identity) => string): Piece => new Piece((identity) => plainLine(read(identity)));

/** From the identity when the mail is queued. */
export const shortName = said((identity) => identity.shortName);
export const helpDesk = said((identity) => identity.helpDesk);
export const phone = said((identity) => identity.phone);

/** Fixed words of our own. */
export const ours = (text: string): Piece => fixed(plainLine(text));

const MAX_NAME = 80;

/** Somebody's name as typed, on one line. A space after each dot keeps mail programs from making links. */
export function name(text: string, language: Language = 'en'): Piece {
  const plain = plainLine(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Join_Control} .॰૰৽੶୰'’,()-]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return fixed([...plain].slice(0, MAX_NAME).join('') || FRAMES[language].nobody);
}

/** A name from the catalogue: `B.Tech.` stays, and nothing becomes a link. */
export const title = (text: string | null): Piece =>
  fixed(
    plainLine(text ?? '')
      .replaceAll('://', ' ')
      .replace(/(?<=[\p{L}\p{N}-]{2})\.(?=[\p{L}\p{N}])/gu, '. '),
  );

export const token = (text: string): Piece => fixed(plainLine(text).replace(/[^\w@.+•-]/g, ''));

/** A link made by our code; a path is resolved against `siteUrl` of the identity. */
export function link(address: string): Piece {
  if (!address.startsWith('/')) return fixed(new URL(address).href);
  return new Piece(({ siteUrl }) => new URL(address, siteUrl).href);
}

/** Text by staff, on its own lines. */
export const fromStaff = (text: string): Piece => fixed(plainLines(text));

/** @param siteUrl origin; empty: that of the identity */
export const page = (siteUrl: string, path: string, language: Language): Piece =>
  link(`${siteUrl}${addressIn(language, path)}`);

export const day = (date: string, language: Language = 'en'): Piece =>
  fixed(datesInWords[language].day(startOfIstDay(date)));

export const instant = (at: Date, language: Language = 'en'): Piece => fixed(datesInWords[language].minute(at));

declare const composed: unique symbol;

/** Made by `compose` only, so that no unsafe text gets in. */
export interface MailText {
  kind: MailKind;
  subject: Piece;
  paragraphs: readonly Piece[];
  language: Language;
  [composed]: true;
}

export const compose = (
  kind: MailKind,
  subject: Piece,
  paragraphs: readonly Piece[],
  language: Language = 'en',
): MailText => ({ kind, subject, paragraphs, language }) as MailText;

const sender = new Piece(({ name, address, helpDesk }) => [name, ...address, helpDesk].map(plainLine).join('\n'));

export const write = (
  { subject, paragraphs, language }: MailText,
  identity: Identity,
): { subject: string; text: string } => ({
  subject: plainLine(subject.toText(identity)),
  text: [...paragraphs, sender, ours(FRAMES[language].end)].map((piece) => piece.toText(identity)).join('\n\n'),
});
