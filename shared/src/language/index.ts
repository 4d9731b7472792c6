export { LANGUAGE, type Language, LOCALE, PREFIX } from './here';
export type { Translated } from './translated';
