export { LANG, LANGUAGE, LOCALE, PREFIX, withoutPrefix, withPrefix } from './here';
export { addressIn, type Language, LANGUAGES, languageOf, TRANSLATIONS } from './languages';
export type { Translated } from './translated';
