import { grievanceTrackRequest } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { clientNetwork, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import { readPlainForm } from '../../platform/files';
import { pageMetadata } from '../../platform/http/answer';
import { action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { attemptAt, findBySecret } from '../../platform/throttle/throttle';
import { requestFile } from './file';
import { HELP_FORM, readHelp } from './help';
import { showReceipt, showTracked, FORM, texts } from './pages';
import { withPages } from '../../platform/http/pages/with-pages';
import { digestOf, keyOf, readGrievance } from './read-form';
import { countGrievances, findByTicket, findGrievance, listGrievances, sightOf } from './repository';
import { noSuchGrievance, updateGrievance } from './settle';
import { submitGrievance } from './submit';
import { toGrievance, toLine, toTracked } from './view';

export function grievanceRoutes(services: Services): Route[] {
  const { db, now, files } = services;
  const today = () => istDay(now());
  return [
    withPages(
      services,
      action('sendGrievance', async (_input, { request }) => {
        const sent = await readGrievance(request, services);
        const key = keyOf(request, sent.fingerprint);
        return { data: await submitGrievance(services, sent, { address: request.ip, key }) };
      }),
      { show: showReceipt, failed: texts.notSent, form: FORM },
    ),
    withPages(
      services,
      action('askAdmissionHelp', async (_input, { request }) => {
        const sent = await readHelp(request, services);
        // Little is written here that others could not know: the ticket of the first is for its sender's network alone.
        const key = keyOf(request, digestOf([sent.fingerprint, clientNetwork(request.ip)]));
        return { data: await submitGrievance(services, sent, { address: request.ip, key }) };
      }),
      { show: showReceipt, failed: texts.helpNotSent, form: HELP_FORM },
    ),
    withPages(
      services,
      action('trackGrievance', async (_input, { request }) => {
        const { ticket, email } = await readPlainForm(request, files, grievanceTrackRequest);
        const row = await findBySecret(services, attemptAt('grievance-track', ticket, request.ip), async () => {
          const found = await findByTicket(db, ticket);
          return found?.email === email ? found : undefined;
        });
        // The same for an unknown ticket and for a wrong address.
        if (!row) throw notFound('No grievance has this ticket number and e-mail address.');
        return { data: { grievance: toTracked(row) } };
      }),
      { show: showTracked, failed: texts.notFound, form: FORM },
    ),
    action('listGrievances', async ({ query }, { caller }) => {
      const sight = await sightOf(db, caller.id);
      const { total, rows } = await listGrievances(db, sight, query, today());
      const counts = await countGrievances(db, sight, today());
      const lines = rows.map((row) => toLine(row, today()));
      return { data: { grievances: lines, counts }, metadata: pageMetadata(total, query) };
    }),
    action('readGrievance', async ({ params }, { caller }) => {
      const row = await findGrievance(db, await sightOf(db, caller.id), params.id);
      if (!row) throw noSuchGrievance();
      // Who read a confidential matter must be known afterwards.
      if (row.confidential) {
        await audit(db, { at: now(), actor: `staff:${caller.id}`, action: 'read', subject: `grievance:${row.id}` });
      }
      return { data: { grievance: toGrievance(row, today()) } };
    }),
    action('updateGrievance', async ({ params, body }, { caller }) => ({
      data: { grievance: await updateGrievance(services, caller.id, params.id, body) },
    })),
    action('requestGrievanceFile', async ({ params }, { caller }) => ({
      data: await requestFile(services, caller.id, params.id),
    })),
  ];
}
