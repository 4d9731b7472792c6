export { ApiError, type ApiPort, type DataOf, fillPath } from './api';
export { authStore, type Session } from './auth';
export { browserApi, call, httpClient, REQUEST_TIMEOUT } from './http';
export { identity, LOGIN_PATH } from './identity';
export { apiOf, createQueryClient } from './query-client';
export { SESSION_EXPIRED } from './session-expiry';
export { toast, useToaster } from './toast';
export { useSession } from './use-auth';
