import { QUEUE, RequestQueue } from '@university/web';
import { groupLetterCode, LETTER_PAGE, type AllotmentRecord } from '@university/shared/contract';
import { action, type Caller, stream, type Route } from '../../platform/http/route';
import type { Language } from '@university/shared/language';
import type { Services } from '../../platform/services';
import { letterAddress } from '../allotment/no-js/pages';
import { giveProof } from '../allotment/proofs';

import { letterContent } from './content';
import { checkLetter, letterIssuer } from './issue';
import { renderLetter } from './sheet';

const LETTERS = [
  { call: 'getResultLetter', open: 'openResultLetter', details: 'readResultLetter', base: 'result' },
  { call: 'getUgLetter', open: 'openUgLetter', details: 'readUgLetter', base: 'ug' },
  { call: 'getPgLetter', open: 'openPgLetter', details: 'readPgLetter', base: 'pg' },
] as const;

/**
 * A few seconds of work on a busy machine. With 25, three of four requests on a result day were refused, and came
 * again.
 */
const MOST_WAITING = 200;

const wishOf = ({ allotmentId: id, provedAt }: Extract<Caller, { kind: 'applicant' }>) => ({ id, provedAt });

/** No personal data: file names end up in download lists. */
const fileName = ({ track, round }: AllotmentRecord) => `allotment-letter-${track}-round-${round}.pdf`;

export function letterRoutes(services: Services): Route[] {
  const issue = letterIssuer(services);
  const turns = new RequestQueue(QUEUE, MOST_WAITING);

  async function draw(wish: Parameters<typeof issue>[0], language: Language) {
    const source = await issue(wish);
    const photo = await source.photo?.read().catch(() => undefined);
    return { source, pdf: await renderLetter(letterContent(source, language), photo) };
  }

  return [
    ...LETTERS.map(({ call, base }) =>
      stream(call, async (_input, { caller, request, reply, reader }) => {
        // Queued, and skipped if the client has gone: the most expensive call of applicants must not delay decisions.
        const { source, pdf } = await turns.run(request, reply, () =>
          draw({ ...wishOf(caller), base }, reader.language),
        );
        return reply
          .headers({
            'Content-Type': 'application/pdf',
            'Content-Disposition': `attachment; filename="${fileName(source.record)}"`,
            'Cache-Control': 'no-store',
          })
          .send(pdf);
      }),
    ),
    ...LETTERS.map(({ open, base }) =>
      action(open, async ({ body }, { caller, request, reader }) => {
        const { allotmentId: id, session } = caller;
        await giveProof(services, { ...body, id, session, address: request.ip });
        return { data: { url: letterAddress(base, reader.language) } };
      }),
    ),
    ...LETTERS.map(({ details, base }) =>
      action(details, async (_input, { caller }) => {
        const { code, publicUrl, status, issuedAt } = await issue({ ...wishOf(caller), base });
        const page = `${publicUrl}${LETTER_PAGE}`;
        return { data: { code: groupLetterCode(code), page, decision: status, issuedAt: issuedAt.toISOString() } };
      }),
    ),
    action('checkLetter', async ({ params }, { request, reply }) => {
      // For holders of the paper, not for search engines.
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      return { data: await checkLetter(services, params.code, request.ip) };
    }),
  ];
}
