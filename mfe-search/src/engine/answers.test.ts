import { createQueryClient } from '@university/shared';
import { searchQuery } from '../results/search-query';
import { ANSWERS, SITE_PAGES } from '../testing/site';
import { questionIn } from './answers';

it.each([
  ['cse fee', { topic: 'fee', of: 'cse' }],
  ['What is the fee structure of B.Tech. CSE?', { topic: 'fee', of: 'B.Tech CSE' }],
  ['last date to apply', { topic: 'last-date', of: '' }],
  ['fees kitni hai', { topic: 'fee', of: '' }],
  ['okhla metro station', { topic: 'place', of: 'okhla' }],
  ['library', undefined],
  ['', undefined],
])('%s asks for what it says', (query, question) => {
  expect(questionIn(query)).toEqual(question);
});

const client = () =>
  createQueryClient({ api: { get: async (path) => ANSWERS[path] }, sitePages: async () => SITE_PAGES });

async function answersTo(query: string) {
  const { groups } = await client().fetchQuery(searchQuery(query));
  const [first] = groups;
  return first?.kind === 'answer' ? first.results.map(({ title, about, path }) => `${title} | ${about} | ${path}`) : [];
}

const CSE = 'B.Tech. Computer Science and Engineering | /programs/p1';

it.each([
  ['computer science fee', [`₹45,000 tuition a semester. ₹62,500 is due with the first one in all. | ${CSE}`]],
  ['cse last date', [`Last date to apply: 15 Jul 2026 | ${CSE}`]],
  ['eligibility cse', [`Class XII with physics and mathematics | ${CSE}`]],
  ['how many seats in cse', [`120 seats at 1 campus | ${CSE}`]],
  [
    'cse cut off',
    [
      'Opening and closing ranks by campus, category and round | B.Tech. Computer Science and Engineering | /admission/ranks/BCSE',
    ],
  ],
  ['last date', ['Last date to apply: B.Tech 15 Jul 2026 · PG 15 Jun 2026, has passed | Admission | /admission']],
  ['fee', ['₹45,000 tuition a semester. | Fees of all programmes | /admission/information-bulletin']],
  ['btech fees', ['₹45,000 tuition a semester. | Admission: B.Tech | /admission']],
  ['last date for pg', ['Last date to apply: 15 Jun 2026, has passed | Admission: Postgraduate | /admission']],
  ['hostel okhla', ['This campus has a hostel | Okhla II Campus | /campus/okhla-ii']],
  ['hostel', ['Campuses with a hostel: Okhla II | Hostels and transport | /amenities/Hostels-and-Transport']],
  [
    'metro okhla',
    ['Okhla, New Delhi 110020. Nearest metro: Govind Puri / Kalkaji | Okhla II Campus | /campus/okhla-ii'],
  ],
  ['email of meera nair', ['f1@seu.example | Dr. Meera Nair | /faculty/f1']],
])('%s is answered, with where it stands', async (query, answers) => {
  expect(await answersTo(query)).toEqual(answers);
});

it.each(['library fee', 'spanish fee', 'zebra last date', 'computer science'])(
  '%s is not answered: nobody knows, or nothing was asked',
  async (query) => {
    expect(await answersTo(query)).toEqual([]);
  },
);

it('an answer alone is something found', async () => {
  const { total, groups } = await client().fetchQuery(searchQuery('deadline'));
  expect([total, groups.map(({ kind }) => kind)]).toEqual([1, ['answer']]);
});

it('what the text of a page says is found below its heading', async () => {
  const { groups } = await client().fetchQuery(searchQuery('opening hours'));
  expect(groups.find(({ kind }) => kind === 'passage')?.results).toEqual([
    { kind: 'passage', path: '/amenities/Library#hours', title: 'Library: Opening hours', about: 'Open from 9 to 6.' },
  ]);
});
