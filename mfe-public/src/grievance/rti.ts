import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { MINUTE } from '@university/shared/time';
import { publicQuery } from '@university/shared/reading';

export const RTI_PATH = '/grievance-form/rti';

export interface RtiText {
  title: string;
  description: string;
}

export const rtiQuery = () =>
  publicQuery(
    ['page', RTI_PATH, 'named'],
    async ({ client, signal }): Promise<RtiText | null> => {
      const { page } = (await read(client, calls.getPage, { query: { path: RTI_PATH }, signal })).data;
      return page && { title: page.title, description: page.description };
    },
    10 * MINUTE,
  );
