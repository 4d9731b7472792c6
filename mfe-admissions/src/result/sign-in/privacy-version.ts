/** Which words on privacy somebody saw: sent with the sign-in and stored. Another one whenever `signIn.privacy` changes. */
export const SIGN_IN_PRIVACY_VERSION = '2026-12';
