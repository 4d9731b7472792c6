import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentData } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

/** What the popup says: a title, sentences and links. */
export type Notifications = DocumentData<'popup'>;

/**
 * Null where there is nothing to say. Tried once, as a window that opens by itself must not come late, and read once in
 * a tab: what a person is reading does not change.
 */
export const popupQuery = () =>
  queryOptions({
    queryKey: ['popup'],
    queryFn: async ({ client, signal }): Promise<Notifications | null> => {
      const { popup } = (await read(client, calls.getPopup, { signal })).data;
      return popup && popup.points.length > 0 ? popup : null;
    },
    retry: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
