import { formatDate, formatDays, formatInstant } from '@university/shared/time';
import { texts } from './texts';
import * as calls from '@university/shared/calls';
import type { AnswerOf } from '@university/shared/contract';
import { whole } from '../api/queries';

export interface PlanRow {
  _id: string;
  kind: 'application' | 'round';
  name: string;
  version: number;
  status: Plan['rounds'][number]['status'];
  data: Record<string, unknown>;
  isLast: boolean;
  isOut: boolean;
  records: number;
}

export function rowsOf({ tracks, applications, rounds }: Plan): PlanRow[] {
  return tracks.flatMap(({ code, name }) => [
    ...applications
      .filter(({ data }) => data.track === code)
      .map(
        (entry): PlanRow => ({
          ...entry,
          kind: 'application',
          name: `${name}, applications`,
          isLast: false,
          isOut: false,
          records: 0,
        }),
      ),
    ...rounds
      .filter(({ data }) => data.track === code)
      .map(
        ({ published, ...entry }): PlanRow => ({
          ...entry,
          kind: 'round',
          name: texts.tableRound(name, entry.data.round),
          isLast: entry.data.final === true,
          isOut: published,
        }),
      ),
  ]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function openOf({ kind, data }: PlanRow): string {
  const [from, until, format] =
    kind === 'round'
      ? [data.opensAt, data.closesAt, formatInstant]
      : ([data.opensOn, data.lastDate, formatDate] as const);
  const said = [from, until].map((value) => textOf(value) && format(textOf(value)));
  return [said[0] ?? '', said[1] ?? ''].filter(Boolean).join(' – ') || texts.tableNotSet;
}

export function daysOf({ kind, data }: PlanRow, which: 'pay' | 'verify'): string {
  if (kind !== 'round') return '';
  const [from, to] = [textOf(data[`${which}From`]), textOf(data[`${which}Until`])];
  return from && to ? formatDays({ from, to }) : texts.tableNotSet;
}

export const counsellingOf = ({ data }: PlanRow): string =>
  textOf(data.counsellingAt) && formatInstant(textOf(data.counsellingAt));

export type Plan = AnswerOf<'readPlan'>['data'];

/** The key begins with `document`, so that a changed entry refetches it. @param cycle empty: the present one */
export const planQuery = (cycle: string) =>
  whole(['document', 'plan', cycle], calls.readPlan, ({ data }) => data, { query: cycle ? { cycle } : {} });

export const previewQuery = (on: string, cycle: string) =>
  whole(['admission', 'preview', on, cycle], calls.previewSchedule, ({ data }) => data, { query: { on, cycle } });
