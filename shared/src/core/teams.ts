import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { portsFor } from './query-client';

/** Where calls to teams' APIs are forwarded: `/api/teams/<remote>/…`. */
export const TEAM_APIS = '/api/teams';

/** Reads JSON of a team's API, unvalidated, without cookie or token. @throws ApiError */
export const readTeam = (
  client: QueryClient,
  remote: string,
  path: string,
  { query, signal }: { query?: object; signal?: AbortSignal } = {},
): Promise<unknown> => portsFor(client).api.get(`/teams/${remote}${path}`, query, signal);

export const FlagsContext = createContext<readonly string[]>([]);

/** Constant while a page is open, and the same on server and browser. */
export const useFlag = (id: `${string}:${string}`): boolean => use(FlagsContext).includes(id);
