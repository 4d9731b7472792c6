import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, type QueryClient, useQuery } from '@university/shared/query';
import { tabStorage } from '@university/shared/kit';
import { useHydrated } from '@university/shared/island';
import { createContext, use } from 'react';

/** A notice of the section `alert`, as much of it as every page carries. */
export interface SiteAlert {
  _id: string;
  version: number;
  fileName: string;
  fileLink: string;
}

/** A zone in the menu; `code` is its name in addresses. */
export interface FrameZone {
  code: string;
  name: string;
}

export interface Frame {
  /** Newest first. */
  alerts: SiteAlert[];
  /** When the newest notice was published; null while there is none. ISO 8601. */
  updated: string | null;
  zones: FrameZone[];
}

const KEY_OF_FRAME = ['frame'];

/** More than this at once is read by nobody. */
const MOST_ALERTS = 3;

/** Open tabs ask again after this long. Milliseconds. */
const REFRESH = 5 * 60_000;

/** A page waits no longer than this for what frames it. Milliseconds. */
const DEADLINE = 400;

/** What the layout of every page shows beside the page. */
export const frameQuery = () =>
  queryOptions({
    queryKey: KEY_OF_FRAME,
    queryFn: async ({ client, signal }): Promise<Frame> => {
      // They change once in years: a tab asks once.
      const known = client.getQueryData<Frame>(KEY_OF_FRAME)?.zones;
      const [alerts, newest, zones] = await Promise.all([
        read(client, calls.listNotices, { query: { section: 'alert', limit: MOST_ALERTS }, signal }),
        read(client, calls.listNotices, { query: { limit: 1 }, signal }),
        known ?? readZones(client, signal),
      ]);
      return {
        alerts: alerts.data.notices.map(({ _id, version, fileName, fileLink }) => ({
          _id,
          version,
          fileName,
          fileLink,
        })),
        updated: newest.data.notices[0]?.publishAt ?? null,
        zones,
      };
    },
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  });

async function readZones(client: QueryClient, signal: AbortSignal): Promise<FrameZone[]> {
  const { zones } = (await read(client, calls.listZones, { signal })).data;
  return zones.map(({ code, name }) => ({ code, name }));
}

/** Reads it into the query cache. A page never fails for it, and never waits long. */
export async function readFrame(queryClient: QueryClient): Promise<null> {
  await atMost(DEADLINE, queryClient.prefetchQuery(frameQuery()));
  return null;
}

/** Resolves when work is done, or its time is over. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}

/** The frame that the page's HTML was rendered with. */
export const FirstFrameContext = createContext<Frame | undefined>(undefined);

/**
 * What frames the page, as it is now. Parts of the layout take over their HTML late, and must find in it what the
 * server wrote, whatever has been read since.
 */
export function useFrame(): Frame | undefined {
  const now = useQuery(frameQuery()).data;
  const first = use(FirstFrameContext);
  return useHydrated() ? now : first;
}

const KEY = 'dismissedAlerts';

/** An edited alert says something new: it is another one. */
export const alertKey = ({ _id, version }: { _id: string; version: number }): string => `${_id}:${version}`;

/** Where the tab stores nothing: those that this page has closed. */
let dismissedHere: string[] = [];

/** The alerts that were closed in this tab, by their keys. */
export function dismissedAlerts(): string[] {
  return tabStorage.get(KEY)?.split(' ') ?? dismissedHere;
}

/** Notes one as closed for the session; answers with all that are. */
export function dismissAlert(key: string): string[] {
  const all = [...dismissedAlerts(), key];
  if (!tabStorage.set(KEY, all.join(' '))) dismissedHere = all;
  return all;
}
