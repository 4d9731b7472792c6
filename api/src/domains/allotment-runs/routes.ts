import { createReadStream } from 'node:fs';
import { IMPORT_FILE_LIMIT, runForm } from '@university/shared/contract';
import { discard, readForm } from '../../platform/files';
import { action, read, type Route, stream } from '../../platform/http/route';
import { resource } from '../../platform/resources';
import type { Services } from '../../platform/services';
import { type AskedRound, findRound } from '../admission/schedule';
import { APPLICATION_FILE } from '../results/csv';
import { template } from '../results/export';
import { csvHeaders } from '../results/routes';
import { exportRun, listAdoptedRuns, listSeatAllotments } from './adopted';
import { readReasons } from '../allotment/queries';
import { deleteRun, listRuns, proposeRun, readRunDetail, startRun } from './runs';

const FORM = {
  schema: runForm,
  file: { field: 'csv', required: true, limit: IMPORT_FILE_LIMIT, missing: 'Choose a CSV or JSON file' },
} as const;

export function allotmentRunRoutes(services: Services): Route[] {
  const { db, calendar, files } = services;
  const keyOf = ({ params, query }: { params: AskedRound; query: Pick<AskedRound, 'cycle'> }) =>
    findRound(db, { track: params.track, round: params.round, ...query }, calendar());
  return [
    action('listAllotmentRuns', async (input) => ({ data: { runs: await listRuns(db, await keyOf(input)) } })),
    action('startAllotmentRun', async (input, { request, caller }) => {
      const key = await keyOf(input);
      const { file, fields } = await readForm(request, files, FORM);
      try {
        return { data: { run: await startRun(services, key, file, { ...fields, staffId: caller.id }) } };
      } finally {
        await discard(file);
      }
    }),
    action('getAllotmentRun', async (input) => ({
      data: await readRunDetail(services, await keyOf(input), input.params.id),
    })),
    action('proposeAllotmentRun', async (input, { caller }) => {
      const options = { confirmed: input.body.confirmed, staffId: caller.id };
      return { data: { approval: await proposeRun(services, await keyOf(input), input.params.id, options) } };
    }),
    action('deleteAllotmentRun', async (input, { caller }) => {
      await deleteRun(services, await keyOf(input), input.params.id, caller.id);
      return { data: {} };
    }),
    action('exportAllotmentRun', async (input, { caller }) => ({
      data: await exportRun(services, await keyOf(input), input.params.id, {
        ...{ staffId: caller.id, mayTry: caller.role !== 'auditor' },
      }),
    })),
    action('listAdoptedRuns', async () => ({ data: { runs: await listAdoptedRuns(db) } })),
    stream('getApplicationTemplate', async (_input, { reply }) =>
      reply.headers(csvHeaders('applications.csv')).send(await template(db, APPLICATION_FILE)),
    ),
    read('listSeatAllotments', async () => ({ data: { allotments: await listSeatAllotments(db) } })),
    stream('getAllotmentChecker', async (_input, { reply }) =>
      reply
        .headers({
          'Content-Type': 'text/javascript; charset=utf-8',
          'Content-Disposition': 'attachment; filename="check.mjs"',
        })
        .send(createReadStream(resource('../allotment/check.mjs'))),
    ),
    action('readSeatReasons', async (_input, { caller }) => ({ data: await readReasons(db, caller.allotmentId) })),
  ];
}
