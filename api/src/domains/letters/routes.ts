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

/** Each address of letters. */
const LETTERS = [
  { call: 'getResultLetter', open: 'openResultLetter', details: 'readResultLetter', base: 'result' },
  { call: 'getUgLetter', open: 'openUgLetter', details: 'readUgLetter', base: 'ug' },
  { call: 'getPgLetter', open: 'openPgLetter', details: 'readPgLetter', base: 'pg' },
] as const;

/**
 * Letters that wait to be drawn: on a busy machine a few seconds of its work, less than their pages wait for one. With 25,
 * three of four who asked on a result day were sent away, and came again.
 */
const MOST_WAITING = 200;

const wishOf = ({ allotmentId: id, provedAt }: Extract<Caller, { kind: 'applicant' }>) => ({ id, provedAt });

/** Says nothing of the person: names of files end up in lists of downloads. */
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
        // The dearest thing that an applicant asks for: it waits, and is not drawn for who has gone, so that decisions go on.
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
        // Whether there is a letter, it says itself.
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
      // Whoever has the paper may look; nobody finds it by searching.
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      return { data: await checkLetter(services, params.code, request.ip) };
    }),
  ];
}
