export const WORKER_FILE: string = '/service-worker.hi.js';
