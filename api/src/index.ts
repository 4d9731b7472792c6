export { buildApi, type Api, type ApiOptions } from './api';
export { apiOptions } from './options';
export { openApiPlugin } from './platform/openapi/document';
export type { PublicReads } from './platform/http/route';
