/** Which sentences on privacy somebody saw: sent with the form and stored. Another one whenever `texts.privacy` changes. */
export const HELP_PRIVACY_VERSION = '2026-11';
