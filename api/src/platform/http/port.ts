import { HttpError, methodNotAllowed, notFound, toHttpError } from '@university/web';
import { Addresses, methodsOf } from './addresses';
import type { Route, Version } from './route';

/** Public reads without HTTP, for rendering on the server. */
export interface PublicReads {
  /**
   * @param path below `/api/v1`, such as `/program/4f1c…`
   * @returns the whole answer, validated and shaped as over HTTP
   * @throws HttpError with `status` and `code`
   */
  get(path: string, query?: Record<string, unknown>): Promise<unknown>;
}

/** A port onto the same handlers that the HTTP routes use. */
export function directPort(routes: readonly Route[], version: Version, onError: (error: Error) => void): PublicReads {
  const addresses = new Addresses(routes.map((route) => ({ ...route.endpoint, route })));
  return {
    async get(path, query = {}) {
      const address = addresses.find(path.startsWith('/') ? path : `/${path}`);
      const route = address?.calls.get('GET')?.route;
      if (address && !route) throw methodNotAllowed(methodsOf(address));
      if (!address || route?.kind !== 'read') throw notFound();
      try {
        return (await route.answer({ params: address.params, query }, version)).answer;
      } catch (error) {
        if (!(error instanceof HttpError)) onError(error as Error);
        throw toHttpError(error as Error, true);
      }
    },
  };
}
