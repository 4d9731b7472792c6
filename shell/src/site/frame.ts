import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, type QueryClient, useQuery } from '@university/shared/query';
import { tabStorage } from '@university/shared/kit';
import { useHydrated } from '@university/shared/island';
import { createContext, use } from 'react';

export interface SiteAlert {
  _id: string;
  version: number;
  fileName: string;
  fileLink: string;
}

export interface FrameZone {
  code: string;
  name: string;
}

export interface Frame {
  alerts: SiteAlert[];
  updated: string | null;
  zones: FrameZone[];
}

const KEY_OF_FRAME = ['frame'];

const MOST_ALERTS = 3;

/** Milliseconds. */
const REFRESH = 5 * 60_000;

/** Milliseconds. */
const DEADLINE = 400;

export const frameQuery = () =>
  queryOptions({
    queryKey: KEY_OF_FRAME,
    queryFn: async ({ client, signal }): Promise<Frame> => {
      // Zones rarely change: read once per tab.
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

export async function readFrame(queryClient: QueryClient): Promise<null> {
  await atMost(DEADLINE, queryClient.prefetchQuery(frameQuery()));
  return null;
}

export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}

export const FirstFrameContext = createContext<Frame | undefined>(undefined);

/** Late islands must first render what the server rendered. */
export function useFrame(): Frame | undefined {
  const now = useQuery(frameQuery()).data;
  const first = use(FirstFrameContext);
  return useHydrated() ? now : first;
}

const KEY = 'dismissedAlerts';

/** An edited alert is a new one. */
export const alertKey = ({ _id, version }: { _id: string; version: number }): string => `${_id}:${version}`;

/** Without session storage. */
let dismissedHere: string[] = [];

export function dismissedAlerts(): string[] {
  return tabStorage.get(KEY)?.split(' ') ?? dismissedHere;
}

export function dismissAlert(key: string): string[] {
  const all = [...dismissedAlerts(), key];
  if (!tabStorage.set(KEY, all.join(' '))) dismissedHere = all;
  return all;
}
