/** The public entry of the API: everything else here is internal. */
export { buildApi, type Api, type ApiOptions } from './api';
export { apiRules, apiVariables, readVariables, wantsDemo, type ApiVariables } from './config';
export { demoLogins } from '../demo/logins';
export { ApiError, StartupError } from './platform/errors';
export { sendBytes, sendPublic } from './platform/http/answer';
export { EncodedBytes } from './platform/http/encoded-bytes';
export { fail } from './platform/http/fail';
export type { ApiPort } from './platform/http/port';
export { listen } from './platform/listen';
export { openApiPlugin } from './platform/openapi';
export {
  bearerGuard,
  operation,
  OVERLOADED,
  senderOf,
  serverOptions,
  turnAway,
  Turns,
  type Probes,
} from './platform/operation';
export { apiOptions } from './platform/operation/api-options';
export { serverVariables } from './platform/operation/variables';
export { loadSecrets, type Secrets } from './platform/secrets';
