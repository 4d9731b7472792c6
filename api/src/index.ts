/** The public entry of the API: everything else here is internal. */
export { buildApi, type Api, type ApiOptions } from './api';
export { apiRules, apiVariables, readVariables, wantsDemo, type ApiVariables } from './config';
export { demoLogins } from './demo/logins';
export { ApiError, StartupError } from './errors';
export type { ApiPort } from './http/port';
export { loadSecrets, type Secrets } from './secrets';
