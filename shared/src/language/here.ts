import type { Language } from './languages';

/** The language of this build; `here.hi.ts` replaces this file in Hindi builds. */
export const LANGUAGE: Language = 'en';

export const LANG: string = 'en-IN';

/** For `Intl`; digits are Latin in all languages. */
export const LOCALE: string = 'en-IN';

export const PREFIX: string = '';

export const withoutPrefix = (address: string): string => address;

export const withPrefix = (path: string): string => path;

/** `lang` for text in another language than this build, judged by its letters. */
export const langOf = (text: string): Language | undefined => (/[\u0900-\u097f]/.test(text) ? 'hi' : undefined);

/** An absolute URL without the language prefix. */
export const plainUrl = (address: string): URL => new URL(address);

export const inOwnLanguage = (query: object | undefined): object | undefined => query;

export const ownCall = (path: string): string => path;
