export { isRetained, MOST_ROUNDS, MOST_TAKE_BACK_MINUTES, RETAIN_LONGER, RETAINED_AT_LEAST } from './admission';
export * from './document';
export { type FieldNotes, notesOf } from './fields';
export { type Identity, type SearchWord, POPUP_PLACEHOLDERS } from './settings';
export { PLACEHOLDERS } from './pages';
export * from './kinds';
export { pageOf } from './public-paths';
export type { Footer, Menu, MenuEntry } from './pages';
export {
  innerOf,
  type StandingText,
  standingsOf,
  textsOf,
  tidied,
  type TranslatedText,
  type Translation,
  translationOf,
  translations,
  type TranslationState,
} from './translations';
