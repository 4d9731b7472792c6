/** Work on what strangers sent, apart from the server. */
export { WorkEnded } from './isolated-process';
export { IsolatedWork } from './isolated-work';
