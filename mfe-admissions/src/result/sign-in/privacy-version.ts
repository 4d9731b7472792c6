/** Stored with the sign-in. Change it whenever `signIn.privacy` changes. */
export const SIGN_IN_PRIVACY_VERSION = '2026-12';
