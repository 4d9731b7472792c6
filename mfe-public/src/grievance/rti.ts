import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { MINUTE } from '@university/shared/time';
import { publicQuery } from '../reading';

/** Address of the text about the Right to Information, which also is below the form. */
export const RTI_PATH = '/grievance-form/rti';

export interface RtiText {
  title: string;
  description: string;
}

/** How the page about the Right to Information is named; null as long as the university says nothing about it. */
export const rtiQuery = () =>
  publicQuery(
    ['page', RTI_PATH, 'named'],
    async ({ client, signal }): Promise<RtiText | null> => {
      const { page } = (await read(client, calls.getPage, { query: { path: RTI_PATH }, signal })).data;
      return page && { title: page.title, description: page.description };
    },
    10 * MINUTE,
  );
