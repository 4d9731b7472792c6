/** Settings: one document each, with the kind as id. */
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
