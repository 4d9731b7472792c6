/** What few pages need, in one file: each file of its own costs every visitor its name and integrity. */
export { plainCode } from './plain-code';
export { withPreviews } from './previews';
export { provideRuntime } from './provide-runtime';
