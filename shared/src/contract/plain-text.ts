/*
 * Normalises typed and pasted text: removes or converts what is invisible. Used by schemas, imports and pages; without Zod.
 * All functions are idempotent.
 */

const BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * Controls, invisible characters (Unicode Default_Ignorable_Code_Point), direction marks (Unicode TR 36, 2.11), lone
 * surrogates and noncharacters, which XML refuses. Group 1 keeps flags of regions such as England (Unicode TS 51, ED-14a).
 * Characters with a use in some places are handled below.
 */
const HIDDEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[^\P{Cc}\t\n]|(?![\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2065]|[\uFE00-\uFE0F])[\p{Cs}\p{NChar}\p{DI}\uFFF9-\uFFFB]/gu;
/** The Braille blank. */
const BLANK = /\u2800/g;
/** Useful in paragraphs only: soft hyphens, zero-width spaces, direction marks. */
const HIDDEN_IN_LINE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2065]/g;
/** Variation selectors without an emoji or a Chinese character. */
const STRAY_SELECTOR = /(^|[^\p{Emoji}\p{Script=Han}])[\uFE00-\uFE0F]+/gu;
/** Joiners are meaningful after Indian letters, marks and emoji only. */
const STRAY_JOINER =
  /(^|[^\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]|[\p{Script=Latin}\d])[\u200C\u200D]+/gu;

const shown = (text: string): string =>
  text.replace(BREAK, '\n').replace(BLANK, ' ').replace(HIDDEN, '$1').replace(STRAY_SELECTOR, '$1');

export const plainLines = (text: string): string => shown(text).replace(STRAY_JOINER, '$1').trim();

export const plainLine = (text: string): string =>
  shown(text)
    .replace(HIDDEN_IN_LINE, '')
    .split(/[\t\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .replace(STRAY_JOINER, '$1')
    .trim();

/** Normalises spaces, apostrophes, hyphens, and the Devanagari abbreviation sign typed as a zero. */
export const plainName = (text: string): string =>
  plainLine(text)
    .normalize('NFC')
    .replace(/[`´‘‛′ʹʻʼ＇]/g, '’')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/((?=\p{Script=Devanagari})[\p{L}\p{M}])०/gu, '$1॰')
    .replace(/\s+/g, ' ');

/** Zeros of Indian scripts, Urdu and full width. */
const ZEROS = Array.from('०০੦૦୦௦౦೦൦᱐꯰٠۰０', (zero) => zero.codePointAt(0) ?? 0);

export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** A number, date or code with ASCII digits, hyphens and single spaces. */
export const plainCode = (text: string): string =>
  withPlainDigits(plainLine(text).replace(/[\p{Cf}\p{DI}]/gu, ''))
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Digits without separators, such as a PIN code. */
export const plainDigits = (text: string): string => plainCode(text).replace(/[ ,-]/g, '');

/** Punycode; empty if invalid. */
function asciiDomain(domain: string): string {
  const isPlain = /^[a-z\d.-]+$/.test(domain) && !domain.includes('xn--');
  if (isPlain || !/^[\p{L}\p{M}\p{N}\p{Join_C}.。-]+$/u.test(domain)) return domain;
  for (const spelled of [domain, domain.replace(/\p{Join_C}/gu, '')]) {
    try {
      return new URL(`http://${spelled}`).hostname;
    } catch {
      // Retried without joiners.
    }
  }
  return '';
}

/** Copied along from a link, a mail program or a sentence. */
const AROUND_EMAIL = /^(?:mailto:|<){1,2}|[>.,;]{1,3}$/gi;

export function plainEmail(text: string): string {
  const line = plainLine(text).normalize('NFKC').replace(AROUND_EMAIL, '');
  const [, local, domain] = /^(.*)@(.*)$/s.exec(line) ?? [];
  if (local === undefined || domain === undefined) return plainCode(text).toLowerCase();
  return `${plainCode(local)}@${asciiDomain(domain.trim().toLowerCase())}`.toLowerCase();
}

/** Matches results of `plainEmail`. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z\d_'+.-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

export const isEmail = (text: string): boolean => EMAIL.test(plainEmail(text));

/** Ten digits without `+91`, `0091`, `91` or `0`; a number may begin with 91. Undefined for anything else. */
export const normalizeMobile = (text: string): string | undefined =>
  /^(?:\+91|0091|91)?0?([6-9]\d{9})$/.exec(plainCode(text).replace(/[\s().-]/g, ''))?.[1];

export const formatMobile = (digits: string): string => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;

/** Falls back to code points. */
const graphemes = (text: string): Iterable<string> =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text;

/** Truncates to bytes of UTF-8 between graphemes. */
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

/** Systems allow 255; browsers append to names. */
const FILE_NAME_BYTES = 200;

/** A portable file name. */
export const fileNameOf = (title: string, ending: string): string =>
  `${cutToBytes(plainLine(title), FILE_NAME_BYTES - ending.length)}${ending}`;
