/** Kinds of which there is one document, whose id is the name of the kind: settings. */
export const SETTING_KINDS = [
  'identity',
  'look',
  'menu',
  'footer',
  'home',
  'popup',
  'calendar',
  'officers',
  'placement',
  'reservation',
  'admission',
  'search',
] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];
