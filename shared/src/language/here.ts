import type { Language } from './languages';

/** The language of this build. A build of another language takes the file of its name in place of this one. */
export const LANGUAGE: Language = 'en';

/** For `lang` of its pages. */
export const LANG: string = 'en-IN';

/** For `Intl`; digits are Latin in all languages. */
export const LOCALE: string = 'en-IN';

/** What is before the path of each of its pages. */
export const PREFIX: string = '';

/** The path of one of its addresses without what names the language. */
export const withoutPrefix = (address: string): string => address;

/** The address of a page of this language by its path. */
export const withPrefix = (path: string): string => path;

/** For `lang` of a text that may be in another language than this build; undefined where it is not, by its letters. */
export const langOf = (text: string): Language | undefined => (/[\u0900-\u097f]/.test(text) ? 'hi' : undefined);

/** One of its addresses, whole, as descriptors and remotes know it: without what names the language. */
export const plainUrl = (address: string): URL => new URL(address);

/** What a call sends in the address, asking for words in this language. */
export const inOwnLanguage = (query: object | undefined): object | undefined => query;

/** The address of a call that a form of a page sends itself to, asking for an answer in this language. */
export const ownCall = (path: string): string => path;
