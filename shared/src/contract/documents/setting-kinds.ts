/** Kinds of which there is one document, whose id is the name of the kind: settings. */
export const SETTING_KINDS = ['identity', 'menu', 'footer', 'home', 'popup', 'calendar', 'admission'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];
