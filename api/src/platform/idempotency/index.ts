/** Calls that may be sent twice and are carried out once. */
export { idempotencyKey } from './header';
export { claimKey, forgetKeys } from './repository';
