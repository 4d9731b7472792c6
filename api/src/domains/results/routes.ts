import { IMPORT_FILE_LIMIT } from '@university/shared/contract';
import { z } from 'zod';
import { liftDecisionHold } from '../allotment/hold';
import { discard, readForm, type FileRule } from '../../platform/files';
import { pageMetadata } from '../../platform/http/answer';
import { action, stream, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { listAudit } from './audit-log';
import { exportRound } from './export';
import { importRound } from './import';
import { readStaffAllotment, searchApplicants } from './records';
import { readRoundDetail } from './round-detail';
import { setRound } from './publish';
import { checkRound, listRounds } from './rounds';
import { template } from './template';

const CSV_FILE = { field: 'csv', required: true, limit: IMPORT_FILE_LIMIT, missing: 'Choose a CSV file' } as const;

export function resultsRoutes(services: Services): Route[] {
  const { db, now, files } = services;
  return [
    action('listRounds', async () => ({ data: { rounds: await listRounds(db, now()) } })),
    action('getRound', async ({ params }) => ({ data: await readRoundDetail(db, params, now()) })),
    action('updateRound', async ({ params, body }, { caller }) => ({
      data: await setRound(services, params, body, caller.id),
    })),
    action('importRound', async ({ params, query }, { request, caller }) => {
      checkRound(params);
      const { file } = await readForm(request, files, { schema: z.object({}), file: CSV_FILE satisfies FileRule });
      try {
        const report = await importRound(services, params, file, { dryRun: query.dryRun, staffId: caller.id });
        return { data: { report } };
      } finally {
        await discard(file);
      }
    }),
    action('exportRound', async ({ params }, { caller }) => ({ data: await exportRound(services, params, caller.id) })),
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
    action('liftHold', async ({ params, body }, { caller }) => {
      await liftDecisionHold(services, caller.id, params.id, body);
      return { data: {} };
    }),
    action('listResultAudit', async ({ query }) => {
      const { total, entries } = await listAudit(db, query);
      return { data: { entries }, metadata: pageMetadata(total, query) };
    }),
  ];
}
