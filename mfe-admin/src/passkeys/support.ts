import { useSyncExternalStore } from 'react';

/** Passkeys belong to the name of a site: at an address that is a number browsers have none. */
const NUMBER = /^[\d.]+$|^\[/;

/** @param hostname as `location` has it */
export const hasPasskeys = (hostname: string) => typeof PublicKeyCredential === 'function' && !NUMBER.test(hostname);

const never = () => () => {};

/** Whether this browser has passkeys here; undefined until the page is live. */
export function usePasskeySupport(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    never,
    () => hasPasskeys(location.hostname),
    () => undefined,
  );
}
