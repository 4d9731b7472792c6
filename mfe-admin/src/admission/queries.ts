import * as calls from '@university/shared/calls';
import type { AnswerOf } from '@university/shared/contract';
import { whole } from '../api/query';

export type Plan = AnswerOf<'readPlan'>['data'];

/** What is planned for a cycle. The key is that of documents: a change of an entry changes it. @param cycle empty: the present one */
export const planQuery = (cycle: string) =>
  whole(['document', 'plan', cycle], calls.readPlan, ({ data }) => data, { query: cycle ? { cycle } : {} });

/** What the site says on a day. */
export const previewQuery = (on: string, cycle: string) =>
  whole(['admission', 'preview', on, cycle], calls.previewSchedule, ({ data }) => data, { query: { on, cycle } });
