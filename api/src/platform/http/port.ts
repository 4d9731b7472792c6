import { HttpError, notFound, toHttpError } from '@university/web';
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

/** `/program/:id` as an expression with a named group for each parameter. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw notFound();
  }
}

/** A port onto the same handlers that the HTTP routes use. */
export function directPort(routes: readonly Route[], version: Version, onError: (error: Error) => void): PublicReads {
  const table = routes.flatMap((route) =>
    route.kind === 'read' ? [{ route, pattern: toPattern(route.endpoint.path) }] : [],
  );
  return {
    async get(path, query = {}) {
      for (const { route, pattern } of table) {
        const match = pattern.exec(path.startsWith('/') ? path : `/${path}`);
        if (!match) continue;
        const params = Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([name, value]) => [name, decode(value)]),
        );
        try {
          return (await route.answer({ params, query }, version)).answer;
        } catch (error) {
          if (!(error instanceof HttpError)) onError(error as Error);
          throw toHttpError(error as Error, true);
        }
      }
      throw notFound();
    },
  };
}
