import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions } from '@university/shared/query';
import { type Notifications, spoken } from './spoken';

/**
 * Null where there is nothing to say. Tried once, as a window that opens by itself must not come late, and read once in
 * a tab: what a person is reading does not change.
 */
export const popupQuery = () =>
  queryOptions({
    queryKey: ['popup'],
    queryFn: async ({ client, signal }): Promise<Notifications | null> => {
      const [{ popup }, schedule] = await Promise.all([
        read(client, calls.getPopup, { signal }).then(({ data }) => data),
        read(client, calls.listSchedule, { signal }).then(({ data }) => data),
      ]);
      return popup && spoken(popup, schedule);
    },
    retry: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
