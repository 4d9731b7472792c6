export { LANG, LANGUAGE, LOCALE, langOf, PREFIX, plainUrl, withoutPrefix, withPrefix } from './here';
export { addressIn, type Language, LANGUAGES, languageOf, TRANSLATIONS } from './languages';
export type { Translated } from './translated';
