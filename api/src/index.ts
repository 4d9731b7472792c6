/** The public entry of the API: everything else here is internal. */
export { buildApi, type Api, type ApiOptions } from './api';
export { apiRules, apiVariables, readVariables, wantsDemo, type ApiVariables } from './config';
export { demoLogins } from './demo/logins';
export { ApiError, StartupError } from './errors';
export { sendBytes, sendPublic } from './http/answer';
export { EncodedBytes } from './http/encoded-bytes';
export { fail } from './http/fail';
export type { ApiPort } from './http/port';
export { listen } from './listen';
export { openApiPlugin } from './openapi';
export { bearerGuard, operation, OVERLOADED, senderOf, serverOptions, turnAway, Turns, type Probes } from './operation';
export { apiOptions } from './operation/api-options';
export { serverVariables } from './operation/variables';
export { loadSecrets, type Secrets } from './secrets';
