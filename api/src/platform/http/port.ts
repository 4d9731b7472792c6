import { HttpError, methodNotAllowed, notFound, toHttpError } from '@university/web';
import { Addresses, methodsOf } from './addresses';
import type { Previewed, Route, Version } from './route';

/** Public reads without HTTP, for rendering on the server. */
export interface PublicReads {
  /**
   * @param path below `/api/v1`, such as `/program/4f1c…`
   * @param previewToken of a browser that sees a draft
   * @returns the whole answer, validated and shaped as over HTTP
   * @throws HttpError with `status` and `code`
   */
  get(path: string, query?: Record<string, unknown>, previewToken?: string): Promise<unknown>;
}

/** A port onto the same handlers that the HTTP routes use. */
export function directPort(
  routes: readonly Route[],
  version: Version,
  onError: (error: Error) => void,
  previewed: Previewed = () => undefined,
): PublicReads {
  const addresses = new Addresses(routes.map((route) => ({ ...route.endpoint, route })));
  return {
    async get(path, query = {}, previewToken) {
      const address = addresses.find(path.startsWith('/') ? path : `/${path}`);
      const route = address?.calls.get('GET')?.route;
      if (address && !route) throw methodNotAllowed(methodsOf(address));
      if (!address || route?.kind !== 'read') throw notFound();
      try {
        const raw = { params: address.params, query };
        return (await previewed(route, raw, previewToken)?.()) ?? (await route.answer(raw, version)).answer;
      } catch (error) {
        if (!(error instanceof HttpError)) onError(error as Error);
        throw toHttpError(error as Error, true);
      }
    },
  };
}
