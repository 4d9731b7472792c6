import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { portsFor } from './query-client';

/** Where the site forwards calls to the APIs of teams: `/api/teams/<remote>/…`. */
export const TEAM_APIS = '/api/teams';

/**
 * Reads JSON of the API that the registry names for a remote, for query functions, on the server and in browsers. No cookie and
 * no token goes along. `send(method, '/teams/<remote>/…')` changes something, in browsers only.
 * @param path below that API, as `/rooms`
 * @returns what nobody has checked yet. Rejects with `ApiError`
 */
export const readTeam = (
  client: QueryClient,
  remote: string,
  path: string,
  { query, signal }: { query?: object; signal?: AbortSignal } = {},
): Promise<unknown> => portsFor(client).api.get(`/teams/${remote}${path}`, query, signal);

/** Ids of the feature flags that are on; the shell gives them. */
export const FlagsContext = createContext<readonly string[]>([]);

/** Whether the registry has a feature flag on: the same on the server and in the browser, for as long as a page is open. */
export const useFlag = (id: `${string}:${string}`): boolean => use(FlagsContext).includes(id);
