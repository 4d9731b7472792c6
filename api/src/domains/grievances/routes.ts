import { grievanceMessage, grievanceTrackRequest } from '@university/shared/contract';
import { clientNetwork } from '@university/web';
import { readPlainForm } from '../../platform/files';
import { withPages } from '../../platform/http/pages/with-pages';
import { action, read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { PUBLIC } from './access';
import { countMonth, lastWholeMonth } from './queries';
import { deskRoutes } from './desk';
import { PAGES } from './pages';
import { digestOf, keyOf, readGrievance, readHelp, submitGrievance } from './submit';
import { addMessage, findOwn, fingerprintOf, presentTracked } from './thread';

export function grievanceRoutes(services: Services): Route[] {
  const { db, calendar, files } = services;
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
        // Others could send the same words: include the network, so that they do not get the first one's ticket.
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
    read('listGrievanceCounts', async () => {
      const month = lastWholeMonth(calendar());
      return { data: { month, counts: await countMonth(db, PUBLIC, month) } };
    }),
    ...deskRoutes(services),
  ];
}
