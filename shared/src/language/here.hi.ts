import type { Language } from './languages';

export const LANGUAGE: Language = 'hi';
export const LANG: string = 'hi-IN';
export const LOCALE: string = 'hi-IN-u-nu-latn';
export const PREFIX: string = '/hi';

export const withoutPrefix = (address: string): string =>
  address.replace(/^\/hi(?=[/?#]|$)/, '').replace(/^(?!\/)/, '/');

export const withPrefix = (path: string): string =>
  path.startsWith('/') ? `/hi${path}`.replace(/^\/hi\/(?=[?#]|$)/, '/hi') : path;

export function plainUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutPrefix(url.pathname);
  return url;
}

export const inOwnLanguage = (query: object | undefined): object | undefined => ({ lang: LANGUAGE, ...query });
