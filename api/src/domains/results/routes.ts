import { IMPORT_FILE_LIMIT } from '@university/shared/contract';
import { z } from 'zod';
import { liftDecisionHold } from '../allotment/hold';
import { discard, readForm, type FileRule } from '../../platform/files';
import { pageMetadata } from '../../platform/http/answer';
import { action, stream, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { listAudit } from './audit-log';
import { correctApplicant } from './correct-applicant';
import { exportRound } from './export';
import { importRound } from './import';
import { readStaffAllotment, searchApplicants } from './records';
import { readRoundDetail } from './round-detail';
import { setRound } from './publish';
import { listCycles, readCycle } from '../admission/cycle';
import { findRound, type AskedRound } from '../admission/rounds';
import { listRounds } from './rounds';
import { template } from './template';

const CSV_FILE = { field: 'csv', required: true, limit: IMPORT_FILE_LIMIT, missing: 'Choose a CSV file' } as const;

export function resultsRoutes(services: Services): Route[] {
  const { db, now, files } = services;
  const keyOf = ({ params, query }: { params: AskedRound; query: Pick<AskedRound, 'cycle'> }) =>
    findRound(db, { ...params, ...query }, now());
  return [
    action('listRounds', async ({ query }) => {
      const cycles = await listCycles(db);
      const cycle = query.cycle ?? (await readCycle(db, now())) ?? null;
      return { data: { cycle, cycles, rounds: cycle === null ? [] : await listRounds(db, cycle, now()) } };
    }),
    action('getRound', async (input) => ({ data: await readRoundDetail(db, await keyOf(input), now()) })),
    action('updateRound', async (input, { caller }) => ({
      data: await setRound(services, await keyOf(input), input.body, caller.id),
    })),
    action('importRound', async ({ params, query }, { request, caller }) => {
      const key = await keyOf({ params, query });
      const { file } = await readForm(request, files, { schema: z.object({}), file: CSV_FILE satisfies FileRule });
      try {
        const report = await importRound(services, key, file, { dryRun: query.dryRun, staffId: caller.id });
        return { data: { report } };
      } finally {
        await discard(file);
      }
    }),
    action('exportRound', async (input, { caller }) => ({
      data: await exportRound(services, await keyOf(input), caller.id),
    })),
    stream('getResultTemplate', async (_input, { reply }) => {
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="results.csv"',
        'Cache-Control': 'no-store',
      });
      return reply.send(await template(db));
    }),
    action('searchApplicants', async ({ body }, { caller }) => ({
      data: { records: await searchApplicants(services, body, caller.id) },
    })),
    action('getStaffAllotment', async ({ params }, { caller }) => ({
      data: await readStaffAllotment(services, params.id, caller.id),
    })),
    action('correctApplicant', async ({ params, body }, { caller }) => ({
      data: { applicant: await correctApplicant(services, caller.id, params.id, body) },
    })),
    action('liftHold', async ({ params, body }, { caller }) => {
      await liftDecisionHold(services, caller.id, params.id, body);
      return { data: {} };
    }),
    action('listResultAudit', async ({ query }) => {
      const { total, entries } = await listAudit(services, query);
      return { data: { entries }, metadata: pageMetadata(total, query) };
    }),
  ];
}
