import { grievanceMessage, grievanceTrackRequest } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { clientNetwork } from '@university/web';
import { audit } from '../../platform/audit/write';
import { readPlainForm } from '../../platform/files';
import { pageMetadata, action, read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import {
  assignGrievance,
  listAssignees,
  extendGrievance,
  requestFile,
  readHelp,
  moveGrievance,
  addNote,
  noSuchGrievance,
  updateGrievance,
} from './desk';
import { exportGrievances } from './export';
import { checkMonth, countMonth, lastWholeMonth, countGrievances, findGrievance, listGrievances } from './queries';
import { addMessage, fingerprintOf, presentGrievance, presentLines, presentTracked, findOwn } from './thread';
import { PAGES } from './pages';
import { withPages } from '../../platform/http/pages/with-pages';
import { digestOf, keyOf, readGrievance, submitGrievance } from './submit';
import { PUBLIC, visibleTo } from './access';

export function grievanceRoutes(services: Services): Route[] {
  const { db, calendar, clock, files } = services;
  const today = () => istDay(calendar());
  return [
    withPages(
      services,
      action('sendGrievance', async (_input, { request, reader: { language } }) => {
        const sent = await readGrievance(request, services);
        const key = keyOf(request, sent.fingerprint);
        return { data: await submitGrievance(services, sent, { address: request.ip, key, language }) };
      }),
      PAGES.send,
    ),
    withPages(
      services,
      action('askAdmissionHelp', async (_input, { request, reader: { language } }) => {
        const sent = await readHelp(request, services);
        // Little is written here that others could not know: the ticket of the first is for its sender's network alone.
        const key = keyOf(request, digestOf([sent.fingerprint, clientNetwork(request.ip)]));
        return { data: await submitGrievance(services, sent, { address: request.ip, key, language }) };
      }),
      PAGES.help,
    ),
    withPages(
      services,
      action('trackGrievance', async (_input, { request }) => {
        const row = await findOwn(services, await readPlainForm(request, files, grievanceTrackRequest), request.ip);
        return { data: { grievance: await presentTracked(db, row, calendar()) } };
      }),
      PAGES.track,
    ),
    withPages(
      services,
      action('addGrievanceMessage', async (_input, { request }) => {
        const sent = await readPlainForm(request, files, grievanceMessage);
        const key = keyOf(request, fingerprintOf(sent));
        return { data: { grievance: await addMessage(services, sent, { address: request.ip, key }) } };
      }),
      PAGES.message,
    ),
    action('listGrievances', async ({ query }, { caller }) => {
      const sight = visibleTo(caller.id);
      const { total, rows } = await listGrievances(db, sight, query, today());
      const counts = await countGrievances(db, sight, today());
      const lines = await presentLines(db, rows, calendar());
      return { data: { grievances: lines, counts }, metadata: pageMetadata(total, query) };
    }),
    action('readGrievance', async ({ params }, { caller }) => {
      const row = await findGrievance(db, visibleTo(caller.id), params.id);
      if (!row) throw noSuchGrievance();
      // Who read a confidential matter must be known afterwards.
      if (row.confidential) {
        await audit(db, { at: clock(), actor: `staff:${caller.id}`, action: 'read', subject: `grievance:${row.id}` });
      }
      return { data: { grievance: await presentGrievance(db, row, calendar()) } };
    }),
    action('updateGrievance', async ({ params, body }, { caller }) => ({
      data: { grievance: await updateGrievance(services, caller.id, params.id, body) },
    })),
    action('addGrievanceNote', async ({ params, body }, { caller }) => ({
      data: { grievance: await addNote(services, caller.id, params.id, body.text) },
    })),
    action('listGrievanceAssignees', async ({ params }, { caller }) => ({
      data: { staff: await listAssignees(services, caller.id, params.id) },
    })),
    action('assignGrievance', async ({ params, body }, { caller }) => ({
      data: { grievance: await assignGrievance(services, caller.id, params.id, body.assignee) },
    })),
    action('moveGrievance', async ({ params, body }, { caller }) => ({
      data: { grievance: await moveGrievance(services, caller.id, params.id, body) },
    })),
    action('extendGrievance', async ({ params, body }, { caller }) => ({
      data: { grievance: await extendGrievance(services, caller.id, params.id, body) },
    })),
    action('exportGrievances', async ({ body }, { caller }) => ({
      data: await exportGrievances(services, caller.id, body),
    })),
    action('countGrievanceMonth', async ({ query: { month } }, { caller }) => {
      checkMonth(month, calendar());
      return { data: { counts: await countMonth(db, visibleTo(caller.id), month) } };
    }),
    read('listGrievanceCounts', async () => {
      const month = lastWholeMonth(calendar());
      return { data: { month, counts: await countMonth(db, PUBLIC, month) } };
    }),
    action('requestGrievanceFile', async ({ params }, { caller }) => ({
      data: await requestFile(services, caller.id, params.id),
    })),
  ];
}
