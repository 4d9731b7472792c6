import { read } from '@university/shared';
import { type QueryClient, queryOptions } from '@university/shared/query';

/** A notice of the section `alert`, as much of it as every page carries. */
export interface SiteAlert {
  _id: string;
  version: number;
  /** What it says: the notice's title. */
  fileName: string;
  fileLink: string;
}

export interface Frame {
  /** Newest first. */
  alerts: SiteAlert[];
  /** When the newest notice was published; null while there is none. ISO 8601. */
  updated: string | null;
}

/** More than this at once is read by nobody. */
const MOST_ALERTS = 3;

/** Open tabs ask again after this long. Milliseconds. */
const REFRESH = 5 * 60_000;

/** A page waits no longer than this for what frames it. Milliseconds. */
const PATIENCE = 400;

/** What the layout of every page shows beside the page. */
export const frameQuery = () =>
  queryOptions({
    queryKey: ['frame'],
    queryFn: async ({ client, signal }): Promise<Frame> => {
      const [alerts, newest] = await Promise.all([
        read(client, '/notice', { query: { section: 'alert', limit: MOST_ALERTS }, signal }),
        read(client, '/notice', { query: { limit: 1 }, signal }),
      ]);
      return {
        alerts: alerts.data.notices.map(({ _id, version, fileName, fileLink }) => ({
          _id,
          version,
          fileName,
          fileLink,
        })),
        updated: newest.data.notices[0]?.publishAt ?? null,
      };
    },
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  });

/** Reads it into the query cache. A page never fails for it, and never waits long. */
export async function readFrame(queryClient: QueryClient): Promise<null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([queryClient.prefetchQuery(frameQuery()), patience]);
  clearTimeout(timer);
  return null;
}
