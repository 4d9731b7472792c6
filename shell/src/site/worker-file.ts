/** The service worker's file in this language; at the root, so that it answers for the whole site. */
export const WORKER_FILE: string = '/service-worker.js';
