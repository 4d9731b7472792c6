/** The service worker's file; at the root, so that it answers for the whole site. */
export const WORKER_PATH = '/service-worker.js';

/** What is kept on this device. The service worker alone answers there. */
export const KEPT_PATH = '/kept-on-this-device';

/** Marks the bar on a page that came from this device. */
export const AS_OF_ID = 'as-of';
