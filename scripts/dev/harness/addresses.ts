/** Addresses of the harness itself; no page of the site begins with them. */
export const HOME = '/dev';
export const SLOTS = '/dev/slots';
export const KIT = '/dev/kit';
