import {
  type AllotmentRun,
  type AllotmentRunDetail,
  APPLICATION_COLUMNS,
  OPTIONAL_APPLICATION_COLUMNS,
  type Approval,
  type SeatAllotment,
} from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import { MINUTE } from '@university/shared/time';
import { formOf } from '../../testing/calls';
import { must } from '../../testing/must';
import type { World } from '../../testing/world';
import { staffOf } from '../results/testing';
import { callerOf } from '../staff/testing/caller';

type Row = Record<string, string>;

export const BIRTH_DATE = '09-02-2008';

export const application = (number: number, more: Row = {}): Row => ({
  ...{ form_number: `NEW26${String(number).padStart(5, '0')}`, name: 'Asha Rao', email: `new.${number}@later.example` },
  ...{ date_of_birth: BIRTH_DATE, registered_category: 'D_UR', rank: String(9_000 + number), marks: '250.50' },
  ...{ preferences: 'DCE@N01; DAR@N01', ...more },
});

export const COLUMNS = [...APPLICATION_COLUMNS, ...OPTIONAL_APPLICATION_COLUMNS];

export const csvOf = (rows: Row[], columns: readonly string[] = COLUMNS) =>
  toCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);

/** @param key `diploma/2` */
export function runsIn(world: () => World, key: string) {
  const staff = staffOf(world);
  const { decide } = callerOf(world);

  const start = (csv: string, { name = 'First try', isSpot = false } = {}) =>
    staff.call('POST', `/round/${key}/run`, formOf({ name, isSpot: String(isSpot), csv: new Blob([csv]) }));
  const list = async () =>
    (await staff.call('GET', `/round/${key}/run`)).json<{ data: { runs: AllotmentRun[] } }>().data.runs;
  const detail = async (id: string) =>
    (await staff.call('GET', `/round/${key}/run/${id}`)).json<{ data: AllotmentRunDetail }>().data;
  const propose = (id: string, body: object = {}) => staff.call('POST', `/round/${key}/run/${id}/proposal`, body);

  /** What everybody reads. */
  async function published() {
    const answer = await world().call({ url: '/admission/seats' });
    const { allotments } = answer.json<{ data: { allotments: SeatAllotment[] } }>().data;
    return allotments.filter(({ track, round }) => `${track}/${round}` === key);
  }

  async function startedWith(rows: Row[], options = {}): Promise<AllotmentRun> {
    const answer = await start(csvOf(rows), options);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: { run: AllotmentRun } }>().data.run;
  }

  async function adopt(id: string) {
    const answer = await propose(id, { confirmed: true });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await decide('admin@seu.example', answer.json<{ data: { approval: Approval } }>().data.approval);
  }

  /** Opens the window too. */
  async function publish() {
    const { opensAt, closesAt, version } = (await staff.detail(key)).round;
    world().clock.now = new Date(Date.parse(must(opensAt)) + MINUTE);
    staff.forget();
    return staff.call('PUT', `/round/${key}`, { opensAt, closesAt, version, published: true });
  }

  return { staff, decide, start, list, detail, propose, published, startedWith, adopt, publish };
}
