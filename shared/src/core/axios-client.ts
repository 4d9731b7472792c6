import axios, { type AxiosInstance } from 'axios';
import { authStore } from './auth';
import { REQUEST_TIMEOUT } from './http';
import { sessionExpired } from './session-expiry';

/** Base path, timeout and bearer token as the specification's section 7 has them. */
export function createClient(): AxiosInstance {
  const client = axios.create({ baseURL: '/api/v1/', timeout: REQUEST_TIMEOUT });
  client.interceptors.request.use((config) => {
    const token = authStore.getState().session?.token;
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  client.interceptors.response.use(undefined, (error) => {
    const sent = error.config?.headers?.Authorization as string | undefined;
    if (error.response?.status === 401 && sent) sessionExpired(sent.slice('Bearer '.length));
    throw error;
  });
  return client;
}
