/*
 * What people type and paste, as it is stored and compared: what only a program sees is taken away or converted. The
 * schemas of the contract, files that staff import and checks in pages all read text with these functions; none needs
 * Zod. Each leaves its own answer as it is.
 */

/** Line breaks of every kind. */
const BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * Controls, what no program shows (Unicode, Default_Ignorable_Code_Point, such as letters of Hangul that fill a place),
 * marks that turn the direction of what follows (Unicode TR 36, 2.11), halves of surrogate pairs, and numbers that are no
 * letters, which XML refuses. First, to be left in: the flag of a part of a country, such as England, which is a black flag
 * with tags (Unicode TS 51, ED-14a). What has a use somewhere is taken away below.
 */
const HIDDEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[^\P{Cc}\t\n]|(?![\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2065]|[\uFE00-\uFE0F])[\p{Cs}\p{NChar}\p{DI}\uFFF9-\uFFFB]/gu;
/** The blank of Braille is a space. */
const BLANK = /\u2800/g;
/** What has a use in paragraphs only: soft hyphens, spaces of no width, marks of direction for one letter. */
const HIDDEN_IN_LINE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2065]/g;
/** These choose how a sign or a Chinese letter before them is drawn. */
const STRAY_SELECTOR = /(^|[^\p{Emoji}\p{Script=Han}])[\uFE00-\uFE0F]+/gu;
/** Joiners shape a letter of an Indian script, its mark, or an emoji before them; elsewhere they hide between letters. */
const STRAY_JOINER =
  /(^|[^\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]|[\p{Script=Latin}\d])[\u200C\u200D]+/gu;

const shown = (text: string): string =>
  text.replace(BREAK, '\n').replace(BLANK, ' ').replace(HIDDEN, '$1').replace(STRAY_SELECTOR, '$1');

/** A text of several lines. Lines end in LF. */
export const plainLines = (text: string): string => shown(text).replace(STRAY_JOINER, '$1').trim();

/** A text of one line. */
export const plainLine = (text: string): string =>
  shown(text)
    .replace(HIDDEN_IN_LINE, '')
    .split(/[\t\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .replace(STRAY_JOINER, '$1')
    .trim();

/**
 * A name of a person: one space between its parts, one kind of apostrophe in the place of those that keyboards have, one of
 * hyphen in the place of those that word processors write, and
 * after letters of Devanagari the sign of abbreviation in the place of the zero that most keyboards have for it.
 */
export const plainName = (text: string): string =>
  plainLine(text)
    .normalize('NFC')
    .replace(/[`´‘‛′ʹʻʼ＇]/g, '’')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/((?=\p{Script=Devanagari})[\p{L}\p{M}])०/gu, '$1॰')
    .replace(/\s+/g, ' ');

/** The digit 0 of the scripts of India, of Urdu and of wide letters. */
const ZEROS = Array.from('०০੦૦୦௦౦೦൦᱐꯰٠۰０', (zero) => zero.codePointAt(0) ?? 0);

/** A text with its digits 0 to 9 in whatever script. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** A number, a date or a code: its digits 0 to 9 in whatever script, hyphens for dashes, single spaces. */
export const plainCode = (text: string): string =>
  withPlainDigits(plainLine(text).replace(/[\p{Cf}\p{DI}]/gu, ''))
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** A number of which only the digits count, such as a PIN code or a mailed code, without what people put between them. */
export const plainDigits = (text: string): string => plainCode(text).replace(/[ ,-]/g, '');

/** A domain as it is stored and asked for: `xn--…` where it is in another script; empty for what cannot be one. */
function asciiDomain(domain: string): string {
  const isPlain = /^[a-z\d.-]+$/.test(domain) && !domain.includes('xn--');
  if (isPlain || !/^[\p{L}\p{M}\p{N}\p{Join_C}.。-]+$/u.test(domain)) return domain;
  for (const spelled of [domain, domain.replace(/\p{Join_C}/gu, '')]) {
    try {
      return new URL(`http://${spelled}`).hostname;
    } catch {
      // A joiner where no domain has one is nothing that a person can see.
    }
  }
  return '';
}

/** What is copied along with an address from a link, a mail program or a sentence. */
const AROUND_EMAIL = /^(?:mailto:|<)+|[>.,;]+$/gi;

/** An e-mail address: small letters, the domain as `asciiDomain` has it. */
export function plainEmail(text: string): string {
  const line = plainLine(text).normalize('NFKC').replace(AROUND_EMAIL, '');
  const [, local, domain] = /^(.*)@(.*)$/s.exec(line) ?? [];
  if (local === undefined || domain === undefined) return plainCode(text).toLowerCase();
  return `${plainCode(local)}@${asciiDomain(domain.trim().toLowerCase())}`.toLowerCase();
}

/** What `plainEmail` makes of an address that mail can be sent to. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z\d_'+.-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Whether mail can be sent to what was typed. */
export const isEmail = (text: string): boolean => EMAIL.test(plainEmail(text));

/**
 * An Indian mobile number as its ten digits. The prefixes `+91`, `0091`, `91` and `0` are taken off; spaces, dots,
 * hyphens and brackets do not matter. Ten digits that begin with 91 are a number, not a prefix.
 * @returns undefined for anything else
 */
export const normalizeMobile = (text: string): string | undefined =>
  /^(?:\+91|0091|91)?0?([6-9]\d{9})$/.exec(plainCode(text).replace(/[\s().-]/g, ''))?.[1];

/** As `98XXX XXXXX`, written with the country code. */
export const formatMobile = (digits: string): string => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;

/** Letters as people count them; one by one where a browser cannot tell. */
const graphemes = (text: string): Iterable<string> =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text;

/** The beginning of a text that has so many bytes in UTF-8; no letter is cut apart. */
export function cutToBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  if (encoder.encode(text).length <= most) return text;
  let left = most;
  let cut = '';
  for (const letter of graphemes(text)) {
    left -= encoder.encode(letter).length;
    if (left < 0) break;
    cut += letter;
  }
  return cut.trimEnd();
}

/** Bytes of a file name. Systems take 255; browsers put more behind it while they write, and where there is one already. */
const FILE_NAME_BYTES = 200;

/** A file called after what is in it, as every system takes it. */
export const fileNameOf = (title: string, ending: string): string =>
  `${cutToBytes(plainLine(title), FILE_NAME_BYTES - ending.length)}${ending}`;
