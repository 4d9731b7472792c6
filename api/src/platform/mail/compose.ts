import { asOneLine, asSeveralLines, type MailKind } from '@university/shared/contract';
import { identity } from '@university/shared/identity';

/** A part of a mail that is known to be harmless where it stands. Made by the functions below and by nothing else. */
class Piece {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Piece };

/** Our own sentence around pieces: say`Dear ${name(row.name)},`. Plain text cannot be put in. */
export function say(words: TemplateStringsArray, ...pieces: readonly (Piece | number)[]): Piece {
  return new Piece(words.reduce((text, word, index) => `${text}${pieces[index - 1]}${word}`));
}

/** Words of a table of ours, such as what a decision means. */
export const ours = (text: string): Piece => new Piece(asOneLine(text));

/** Characters of a name in a mail. */
const LONGEST_NAME = 80;

/**
 * Somebody's name, as people typed it: letters and what stands between the parts of names, on one line. A space after
 * each dot keeps mail programs from making a link of it.
 */
export function name(text: string): Piece {
  const plain = asOneLine(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Join_Control} .'’,()-]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return new Piece([...plain].slice(0, LONGEST_NAME).join('') || 'Sir or Madam');
}

/** The name of a programme or a campus, of the university's catalogue: `B.Tech.` stays, and nothing becomes a link. */
export const title = (text: string | null): Piece =>
  new Piece(
    asOneLine(text ?? '')
      .replaceAll('://', ' ')
      .replace(/(?<=[\p{L}\p{N}-]{2})\.(?=[\p{L}\p{N}])/gu, '. '),
  );

/** A number, a code or an address that a check of ours has let in. */
export const token = (text: string): Piece => new Piece(asOneLine(text).replace(/[^\w@.+•-]/g, ''));

/** An address that our own code made, of a page of the site. */
export const link = (address: string): Piece => new Piece(new URL(address).href);

/** What staff wrote for this person, on lines of its own. */
export const fromStaff = (text: string): Piece => new Piece(asSeveralLines(text));

const LONG_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const IST = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A day, given as YYYY-MM-DD. */
export const day = (date: string): Piece => new Piece(LONG_DATE.format(new Date(`${date}T00:00:00Z`)));

/** An instant, in IST. */
export const instant = (at: Date): Piece => new Piece(`${IST.format(at)} IST`);

declare const composed: unique symbol;

/** What a mail says. Only `compose` makes one, so that nothing that people typed gets in unseen. */
export interface MailText {
  kind: MailKind;
  subject: string;
  text: string;
  [composed]: true;
}

const END = [
  `${identity.name}\n${identity.address.join('\n')}\n${identity.helpDesk}`,
  'This mail was sent by the website. Answers to it may not be read.',
];

/** A mail: its subject on one line, its paragraphs, and our name at the end. */
export function compose(kind: MailKind, subject: Piece, paragraphs: readonly Piece[]): MailText {
  const text = [...paragraphs.map(String), ...END].join('\n\n');
  return { kind, subject: asOneLine(String(subject)), text } as MailText;
}
