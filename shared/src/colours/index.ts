export { contrast, TEXT_CONTRAST } from './contrast';
export { lookFrom } from './from-brand';
export {
  DEFAULT_LOOK,
  declared,
  FIXED,
  type Look,
  lookOf,
  nightColours,
  ON_NIGHT,
  type Theme,
  themeColours,
} from './palette';
