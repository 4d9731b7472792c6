import { apiAs } from './admin';

/** The first admission that is played, of one track with three rounds. Days and times of India. */
export const PLAN = {
  code: '2027-28',
  beginsOn: '2027-04-01',
  opensOn: '2027-04-05',
  lastDate: '2027-05-31',
  rounds: [
    {
      opens: '2027-06-14T10:00',
      closes: '2027-06-18T17:00',
      pay: ['2027-06-19', '2027-06-22'],
      verify: ['2027-06-23', '2027-06-25'],
    },
    {
      opens: '2027-07-01T10:00',
      closes: '2027-07-03T17:00',
      pay: ['2027-07-04', '2027-07-06'],
      verify: ['2027-07-07', '2027-07-09'],
    },
    {
      opens: '2027-07-15T10:00',
      closes: '2027-07-17T17:00',
      pay: ['2027-07-18', '2027-07-20'],
      verify: ['2027-07-21', '2027-07-23'],
    },
  ],
} as const;

const instant = (at: string) => `${at}:00+05:30`;

/** Plans it as the admissions office does, and publishes the plan. */
export async function makePlan(site: string): Promise<void> {
  const { code: cycle, beginsOn, opensOn, lastDate, rounds } = PLAN;
  const office = await apiAs(site, 'admissions');
  const track = 'diploma';
  const add = (kind: string, data: object) => office.post('/document', { kind, data, status: 'draft' });
  await add('cycle', { code: cycle, beginsOn });
  await add('application', {
    code: `${track}-${cycle}`,
    cycle,
    track,
    opensOn,
    lastDate,
    portal: 'https://portal.example/',
  });
  for (const [index, { opens, closes, pay, verify }] of rounds.entries()) {
    await add('round', {
      code: `${track}-${index + 1}-${cycle}`,
      cycle,
      track,
      round: index + 1,
      final: index === rounds.length - 1,
      opensAt: instant(opens),
      closesAt: instant(closes),
      takeBackMinutes: 60,
      payFrom: pay[0],
      payUntil: pay[1],
      verifyFrom: verify[0],
      verifyUntil: verify[1],
      verifyPlace: null,
      counsellingAt: null,
      counsellingCampusId: null,
      follows: null,
      retainUntil: null,
    });
  }
  await office.post(`/admission/cycle/${cycle}/publish`, {});
}
