export { LANG, LANGUAGE, LOCALE, langOf, ownCall, PREFIX, plainUrl, withoutPrefix, withPrefix } from './here';
export { addressIn, type Language, LANGUAGES, languageOf, TRANSLATIONS } from './languages';
export type { Translated } from './translated';
