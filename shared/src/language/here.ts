/** The language of this build, for `lang` and the API. A build of another language takes the file of its name in place of this one. */
export const LANGUAGE: Language = 'en';

/** For `lang` of a page, and for `Intl`: digits are Latin in every language. */
export const LOCALE: string = 'en-IN';

/** What stands before every path of a page. */
export const PREFIX: string = '';

/** Languages of the site, the usual one first. */
export type Language = 'en' | 'hi';
