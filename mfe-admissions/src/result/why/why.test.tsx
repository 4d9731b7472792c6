import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { reasonsOf, type SeatProof } from '@university/shared/contract';
import { IN_LANGUAGES } from '@university/shared/in-languages';
import { type Answer, answer, answering, held, refused, renderPage, startServer } from '@university/shared/testing';
import { anAllotment } from '../../testing/allotment';
import { codesAnswer } from '../../testing/codes';
import { aPool, aReason, aSeatAllotment, PROOF, seatsAnswer } from '../../testing/seats';
import Show from '../show/Show';
import { isInTree } from './proof';

// jsdom has none.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

const CODES = codesAnswer['/setting/admission'].data.admission;
const given = { became: 'allotted' } as const;
const beyond = { considered: false, pools: [] };

describe('why, in a sentence', () => {
  const HINDI_CODES = { ...CODES, regions: [{ code: 'C', name: 'तट' }] };
  const hindi = IN_LANGUAGES.hi.seat.reasonsOf;

  test.each([
    [
      'a worse rank',
      aReason(1),
      '12 seats for Coast – OBC; the last went to rank 1,431, yours is 1,512.',
      'तट – OBC की 12 सीटें; अंतिम सीट रैंक 1,431 पर मिली, आपकी रैंक 1,512 है।',
    ],
    [
      'one seat',
      aReason(1, { pools: [aPool({ seats: 1 })] }),
      '1 seat for Coast – OBC; it went to rank 1,431, yours is 1,512.',
      'तट – OBC की 1 सीट; वह रैंक 1,431 पर मिली, आपकी रैंक 1,512 है।',
    ],
    [
      'some seats kept',
      aReason(1, { pools: [aPool({ kept: 3 })] }),
      '12 seats for Coast – OBC, of which 3 were kept from the round before; the last of the others went to rank 1,431, yours is 1,512.',
      'तट – OBC की 12 सीटें, जिनमें से 3 पिछले राउंड से तय थीं; बची हुई सीटों में से अंतिम रैंक 1,431 पर मिली, आपकी रैंक 1,512 है।',
    ],
    [
      'all but one kept',
      aReason(1, { pools: [aPool({ seats: 2, kept: 1 })] }),
      '2 seats for Coast – OBC, of which 1 was kept from the round before; the other went to rank 1,431, yours is 1,512.',
      'तट – OBC की 2 सीटें, जिनमें से 1 पिछले राउंड से तय थी; बची हुई एक सीट रैंक 1,431 पर मिली, आपकी रैंक 1,512 है।',
    ],
    [
      'all kept',
      aReason(1, { pools: [aPool({ kept: 12, last: null })] }),
      'All 12 seats for Coast – OBC were kept from the round before.',
      'तट – OBC की सभी 12 सीटें पिछले राउंड से तय थीं।',
    ],
    [
      'the only one kept',
      aReason(1, { pools: [aPool({ seats: 1, kept: 1, last: null })] }),
      'The only seat for Coast – OBC was kept from the round before.',
      'तट – OBC की एक ही सीट थी, और वह पिछले राउंड से तय थी।',
    ],
    [
      'no seat',
      aReason(1, { pools: [aPool({ seats: 0, last: null })] }),
      'There was no seat for Coast – OBC.',
      'तट – OBC की कोई सीट नहीं थी।',
    ],
    [
      'equal ranks, by marks',
      aReason(1, { pools: [aPool({ last: 1512, tie: 'marks' })] }),
      '12 seats for Coast – OBC; the last went to an equal rank with higher marks.',
      'तट – OBC की 12 सीटें; अंतिम सीट बराबर रैंक पर किसी और को मिली, क्योंकि उनके अंक ज़्यादा हैं।',
    ],
    [
      'equal ranks, by age',
      aReason(1, { pools: [aPool({ last: 1512, tie: 'age' })] }),
      '12 seats for Coast – OBC; the last went to somebody older with an equal rank.',
      'तट – OBC की 12 सीटें; अंतिम सीट बराबर रैंक पर किसी और को मिली, क्योंकि उनकी आयु ज़्यादा है।',
    ],
    [
      'equal ranks, by form number',
      aReason(1, { pools: [aPool({ last: 1512, tie: 'form_number' })] }),
      '12 seats for Coast – OBC; the last went to an equal rank with an earlier form number.',
      'तट – OBC की 12 सीटें; अंतिम सीट बराबर रैंक पर किसी और को मिली, क्योंकि उनका फ़ॉर्म नंबर पहले आता है।',
    ],
    [
      'the own seat',
      aReason(1, { ...given, pools: [aPool({ rank: 9 })] }),
      'You got one of 12 seats for Coast – OBC; the last went to rank 1,431, yours is 9.',
      'आपको तट – OBC की 12 सीटों में से एक मिली; अंतिम सीट रैंक 1,431 पर मिली, आपकी रैंक 9 है।',
    ],
    [
      'the own seat, the only one that was left',
      aReason(1, { ...given, pools: [aPool({ kept: 11, rank: 9, last: 9 })] }),
      'You got one of 12 seats for Coast – OBC, of which 11 were kept from the round before.',
      'आपको तट – OBC की 12 सीटों में से एक मिली, जिनमें से 11 पिछले राउंड से तय थीं।',
    ],
    [
      'the own seat, the only one',
      aReason(1, { ...given, pools: [aPool({ seats: 1, rank: 9, last: 9 })] }),
      'You got the only seat for Coast – OBC.',
      'आपको तट – OBC की इकलौती सीट मिली।',
    ],
    [
      'seats without limit',
      aReason(1, { ...given, pools: [aPool({ category: 'NRI', seats: null })] }),
      'There is no limit of seats for NRI.',
      'NRI की सीटों की कोई सीमा नहीं है।',
    ],
    [
      'general first, then the own category',
      aReason(1, { ...given, pools: [aPool({ category: 'C_UR', last: 40 }), aPool({ rank: 9 })] }),
      '12 seats for Coast – UR; the last went to rank 40, yours is 1,512. You got one of 12 seats for Coast – OBC; the last went to rank 1,431, yours is 9.',
      'तट – UR की 12 सीटें; अंतिम सीट रैंक 40 पर मिली, आपकी रैंक 1,512 है। आपको तट – OBC की 12 सीटों में से एक मिली; अंतिम सीट रैंक 1,431 पर मिली, आपकी रैंक 9 है।',
    ],
    [
      'nothing for this applicant',
      aReason(1, { became: 'open', pools: [] }),
      'None of the seats here is for your region and category.',
      'यहाँ की कोई सीट आपके क्षेत्र और आपकी श्रेणी के लिए नहीं है।',
    ],
    [
      'below the own seat',
      aReason(1, { ...beyond, became: 'lower' }),
      'Not considered: you got a higher choice.',
      'विचार नहीं हुआ: इससे ऊपर की वरीयता मिल गई।',
    ],
    [
      'above a frozen seat',
      aReason(1, { ...beyond, became: 'higher' }),
      'Not considered: you froze your seat.',
      'विचार नहीं हुआ: आपने अपनी सीट फ़्रीज़ की थी।',
    ],
    [
      'below a seat that was given up',
      aReason(1, { ...beyond, became: 'open' }),
      'Not considered: it is not higher than the seat that you gave up.',
      'विचार नहीं हुआ: यह आपकी छोड़ी हुई सीट से ऊपर नहीं है।',
    ],
  ])('%s', (_, reason, inEnglish, inHindi) => {
    expect(reasonsOf(reason, { codes: CODES, isKept: false }).join(' ')).toBe(inEnglish);
    expect(hindi(reason, { codes: HINDI_CODES, isKept: false }).join(' ')).toBe(inHindi);
  });

  test('a seat of the round before is kept, whatever ranks came since', () => {
    const reason = aReason(1, { ...given, pools: [aPool({ last: 3 })] });
    const context = { codes: null, isKept: true };
    expect(reasonsOf(reason, context)).toEqual(['You keep your seat of the round before, which is for C_OBC.']);
    expect(hindi(reason, context)).toEqual(['पिछले राउंड की आपकी सीट आपके पास ही है; वह C_OBC की है।']);
  });
});

describe('a proof', () => {
  const { row, path } = PROOF;

  test('leads from the row to the root, whatever the order of its fields', async () => {
    const reversed = Object.fromEntries(Object.entries(row).reverse()) as SeatProof['row'];
    expect(await isInTree({ ...PROOF, row: reversed }, PROOF.root)).toBe(true);
  });

  test.each<[string, Partial<SeatProof>]>([
    ['another rank', { row: { ...row, rank: 11 } }],
    ['another nonce', { nonce: '2'.repeat(64) }],
    ['a shorter way', { path: path.slice(1) }],
    ['another way', { path: [...path].reverse() }],
    ['no way', { path: [] }],
  ])('with %s leads elsewhere', async (_, changes) =>
    expect(await isInTree({ ...PROOF, ...changes }, PROOF.root)).toBe(false),
  );
});

describe('on the result page', () => {
  startServer();

  const REASONS = [
    aReason(1),
    aReason(2, { pools: [] }),
    aReason(3, { ...given, pools: [aPool({ category: 'OC_EWS' })] }),
    aReason(4, { ...beyond, became: 'lower' }),
    aReason(5, { ...beyond, became: 'lower' }),
  ];

  async function open(reply: Answer, api: object = {}, allotment = anAllotment()) {
    answering('get', '/result/me', answer(allotment));
    const reads = answering('get', '/admission/seats/me', reply);
    const page = renderPage(<Show />, {
      path: '/admission/result/show?category=diploma',
      pattern: '/admission/result/show',
      api: { ...codesAnswer, ...api },
    });
    await screen.findByText('Your record');
    return { ...page, reads };
  }

  async function ask(reply: Answer, api?: object) {
    const page = await open(reply, api);
    expect(page.reads).toEqual([]);
    await page.user.click(screen.getByText('Why?'));
    return page;
  }

  async function check(proof: SeatProof, api: object) {
    const { user } = await ask(answer({ reasons: REASONS, proof }), api);
    await user.click(await screen.findByRole('button', { name: 'Check it here' }));
  }

  test('asks only when somebody wants to know, and then says it of every preference', async () => {
    const holding = held(answer({ reasons: REASONS, proof: null }));
    const { reads } = await ask(holding.answer);
    expect(await screen.findByText('Loading the reasons…')).toBeInTheDocument();
    holding.letGo();
    const [last] = await screen.findAllByText('Not considered: you got a higher choice.');
    const items = within(last?.closest('ol') as HTMLElement).getAllByRole('listitem');
    expect(items.map((item) => [...item.children].map(({ textContent }) => textContent))).toEqual([
      [
        'Diploma in Civil Engineering, Pusa I Campus',
        '12 seats for Coast – OBC; the last went to rank 1,431, yours is 1,512.',
      ],
      ['Diploma in Architecture, Pusa I Campus', 'None of the seats here is for your region and category.'],
      [
        'Diploma in Computer Engineering, Pusa I Campus',
        'You got one of 12 seats for Outside the coast – EWS; the last went to rank 1,431, yours is 1,512.',
      ],
      ['Diploma in Fashion Design, Pusa I Campus', 'Not considered: you got a higher choice.'],
      ['Preference 5', 'Not considered: you got a higher choice.'],
    ]);
    expect(reads).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Check it here' })).not.toBeInTheDocument();
  });

  test('says so where the seats were given out elsewhere', async () => {
    await ask(answer({ reasons: [], proof: null }));
    expect(await screen.findByText(/^The reasons of this round are not on this site/)).toBeInTheDocument();
  });

  test('says so when they cannot be read, and tries again', async () => {
    const { user } = await ask(refused(404, 'not_published'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The reasons could not be loaded. Your result is safe.');
    answering('get', '/admission/seats/me', answer({ reasons: REASONS, proof: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None of the seats here is for your region and category.')).toBeInTheDocument();
  });

  test('leads to sign-in where the session has ended', async () => {
    const { router } = await ask(refused(401, 'signed_out'));
    await screen.findByText('elsewhere');
    expect(router.state.location.state).toEqual({ reason: 'signed-out' });
  });

  test('offers no reasons for a seat of separate counselling', async () => {
    await open(refused(404, 'none'), {}, anAllotment({ record: { outcome: 'held' } }));
    expect(screen.queryByText('Why?')).not.toBeInTheDocument();
  });

  test('finds the own row in the published fingerprint of its round', async () => {
    await check(
      PROOF,
      seatsAnswer(aSeatAllotment({ round: 2, digests: { market: '', result: '', tree: '' } }), aSeatAllotment()),
    );
    expect(await screen.findByText(/^It is there/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'How seats were allotted' })).toHaveAttribute('href', '/admission/seats');
  });

  const row = { ...PROOF.row, category_allocated: 'OC_UR' };
  const other = aSeatAllotment({ digests: { market: '', result: '', tree: 'f'.repeat(64) } });

  test.each<[string, SeatProof, object]>([
    ['another fingerprint', { ...PROOF, root: 'f'.repeat(64) }, seatsAnswer(other)],
    ['a forged row', { ...PROOF, row: { ...PROOF.row, rank: 1 } }, seatsAnswer(aSeatAllotment())],
    ['the row of another seat', { ...PROOF, row }, seatsAnswer(aSeatAllotment())],
    ['no published round', PROOF, seatsAnswer()],
  ])('with %s says that it is not there, and whom to tell', async (_, proof, api) => {
    await check(proof, api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^It is not there. Tell us: \S+@/);
  });

  test('says so when the published fingerprint cannot be read', async () => {
    await check(PROOF, {});
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be checked just now/);
  });
});
