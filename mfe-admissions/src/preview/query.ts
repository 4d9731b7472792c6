import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions } from '@university/shared/query';
import { spoken } from '../popup/spoken';

/** The day that staff look ahead to, YYYY-MM-DD, and the academic year; empty: that of the day. */
export interface Looked {
  on: string;
  cycle: string;
}

/** The admission of a day with what is planned, and what the popup says then; for staff who may look ahead. */
export const previewQuery = ({ on, cycle }: Looked) =>
  queryOptions({
    queryKey: ['admission', 'preview of pages', on, cycle],
    queryFn: async ({ client, signal }) => {
      const query = { on, ...(cycle && { cycle }) };
      const [schedule, popup] = await Promise.all([
        read(client, calls.previewSchedule, { query, signal }).then(({ data }) => data),
        read(client, calls.getPopup, { signal }).then(({ data }) => data.popup),
      ]);
      return { schedule, popup: popup && spoken(popup, schedule) };
    },
  });
