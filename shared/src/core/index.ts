export { ApiError, type ApiPort, fillPath, REQUEST_TIMEOUT } from './api';
export { authStore, SESSION_EXPIRED, type Session, useSession } from './auth';
export { browserApi, call, httpClient } from './http';
export { identity, LOGIN_PATH } from './identity';
export { joinTabs } from './join-tabs';
export { createQueryClient, fetchSitePages, SITE_PAGES_PATH, type SitePage, sitePagesQuery } from './query-client';
export { read } from './read';
export { sample } from './sample';
export { toast, toastQueue } from './toast';
