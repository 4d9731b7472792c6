import { Readable } from 'node:stream';
import { IMPORT_FILE_LIMIT, MOST_PHOTOS, PHOTO_LIMIT, PHOTOS_LIMIT } from '@university/shared/contract';
import { z } from 'zod';
import { liftDecisionHold, listHolds } from '../allotment/report-not-me';
import { discard, type FilesRule, readFiles, readForm } from '../../platform/files';
import { pageMetadata, action, stream, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { listAudit } from './audit-log';
import { correctApplicant, readStaffAllotment, searchApplicants } from './applicants';
import { exportRound, template } from './export';
import { discardImport, findProblems, importRound, problemRows } from './import';
import { uploadPhotos, readPhotoState, sendPhoto } from './photos';
import { readPublication, setRound } from './publication';
import { readRoundDetail, listRounds, readRound } from './rounds';
import { listCycles, readCycle, findRound, type AskedRound } from '../admission/schedule';

const CSV_FORM = {
  schema: z.object({}),
  file: { field: 'csv', required: true, limit: IMPORT_FILE_LIMIT, missing: 'Choose a CSV file' },
} as const;

export const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});

const PHOTO_FILES = {
  field: 'photo',
  required: true,
  limit: PHOTO_LIMIT,
  missing: 'Choose photographs',
  most: MOST_PHOTOS,
  total: PHOTOS_LIMIT,
} as const satisfies FilesRule;

export function resultsRoutes(services: Services): Route[] {
  const { db, calendar, files } = services;
  const keyOf = ({ params, query }: { params: AskedRound; query: Pick<AskedRound, 'cycle'> }) =>
    findRound(db, { ...params, ...query }, calendar());
  return [
    action('listRounds', async ({ query }) => {
      const cycles = await listCycles(db);
      const cycle = query.cycle ?? (await readCycle(db, calendar())) ?? null;
      return { data: { cycle, cycles, rounds: cycle === null ? [] : await listRounds(db, cycle, calendar()) } };
    }),
    action('getRound', async (input) => ({ data: await readRoundDetail(db, await keyOf(input), calendar()) })),
    action('updateRound', async (input, { caller }) => ({
      data: await setRound(services, await keyOf(input), input.body, caller.id),
    })),
    action('importRound', async ({ params, query }, { request, caller }) => {
      const key = await keyOf({ params, query });
      const { file } = await readForm(request, files, CSV_FORM);
      try {
        const report = await importRound(services, key, file, { ...query, staffId: caller.id });
        return { data: { report } };
      } finally {
        await discard(file);
      }
    }),
    action('previewPublication', async (input) => ({ data: await readPublication(services, await keyOf(input)) })),
    action('discardImport', async (input, { caller }) => {
      const key = await keyOf(input);
      await discardImport(services, key, caller.id);
      return { data: { round: await readRound(db, key, calendar()) } };
    }),
    stream('listImportProblems', async ({ params, query }, { request, reply }) => {
      const key = await keyOf({ params, query });
      const { file } = await readForm(request, files, CSV_FORM);
      try {
        const rows = Readable.from(problemRows(file.path, await findProblems(services, key, file)));
        rows.once('close', () => void discard(file));
        return reply.headers(csvHeaders('problems.csv')).send(rows);
      } catch (error) {
        await discard(file);
        throw error;
      }
    }),
    action('exportRound', async (input, { caller }) => ({
      data: await exportRound(services, await keyOf(input), caller.id),
    })),
    action('readPhotos', async (input) => ({ data: await readPhotoState(db, await keyOf(input)) })),
    action('uploadPhotos', async ({ params, query }, { request, caller }) => {
      const key = await keyOf({ params, query });
      const sent = await readFiles(request, files, PHOTO_FILES);
      return { data: await uploadPhotos(services, key, sent, caller.id) };
    }),
    stream('getResultTemplate', async (_input, { reply }) =>
      reply.headers(csvHeaders('results.csv')).send(await template(db)),
    ),
    action('searchApplicants', async ({ body }, { caller }) => ({
      data: await searchApplicants(services, body, caller.id),
    })),
    action('getStaffAllotment', async ({ params }, { caller }) => ({
      data: await readStaffAllotment(services, params.id, caller.id),
    })),
    stream('getApplicantPhoto', ({ params }, { reply, caller }) => sendPhoto(services, params.id, caller.id, reply)),
    action('correctApplicant', async ({ params, body }, { caller }) => ({
      data: { applicant: await correctApplicant(services, caller.id, params.id, body) },
    })),
    action('listHolds', async () => ({ data: { holds: await listHolds(db, calendar()) } })),
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
