/** @jest-environment node */
import type { Passage } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onEmbedded } from '../../testing/world';
import { editing } from '../documents/testing/editing';
import { compared, findPassages, prepare, partsOf, plainText } from './routes';

const TEXT = `What stands first belongs to the page.

## Who may apply? {#eligibility}

Whoever has **passed** the [examination](/courses). See {{helpDesk}} or:

- the first thing
1. the second

| Track | Asks for |
| --- | ---: |
| Diploma | Class X |

{{block fees}}

## Who may apply?

:::note
A remark
:::

### Root`;

test('a text is split at its headings, without marks, with the ids that pages give them', () => {
  expect(partsOf(TEXT)).toEqual([
    {
      heading: 'Who may apply?',
      id: 'eligibility',
      text: 'Whoever has passed the examination. See or: the first thing; the second; Track · Asks for; Diploma · Class X',
    },
    { heading: 'Who may apply?', id: 'who-may-apply', text: 'A remark' },
    { heading: 'Root', id: 'root-2', text: '' },
  ]);
});

test('items end alike in every script', () => {
  expect(partsOf('# परीक्षा\n- पहली\n- दूसरी।\n- तीसरी')).toMatchObject([{ text: 'पहली; दूसरी। तीसरी' }]);
});

test('what is no mark stays', () => {
  expect(plainText('5 # 6, a_b and [no link](spaces here)')).toBe('5 6, ab and no link(spaces here)');
});

const ALL = prepare([
  {
    path: '/library',
    title: 'Library',
    body: '## Opening hours\n\nFrom 9 to 6. Wi-Fi is free.\n\n## Membership\n\nAsk at the counter.',
  },
  { path: '/sports', title: 'Sports', body: '## Gym\n\nOpen when the library is.' },
]);

const found = (words: string) => findPassages(ALL, words).map(({ path, id }) => `${path}#${id}`);

test('a passage has all words, by their beginnings', () => {
  expect(found('wi fi')).toEqual(['/library#opening-hours']);
  expect(found('libr count')).toEqual(['/library#membership']);
  expect(found('brary')).toEqual([]);
  expect(found('counter zebra')).toEqual([]);
  expect(found('!?')).toEqual([]);
});

test('those that are called so come first', () => {
  expect(found('open')).toEqual(['/library#opening-hours', '/sports#gym']);
});

test('of one page there are no more than three, and of all no more than eight', () => {
  const body = Array.from({ length: 9 }, (_, index) => `## Part ${index}\n\nThe same word.`).join('\n');
  const pages = Array.from({ length: 4 }, (_, index) => ({ path: `/${index}`, title: 'Page', body }));
  const paths = findPassages(prepare(pages), 'same').map(({ path }) => path);
  expect(paths).toEqual(['/0', '/0', '/0', '/1', '/1', '/1', '/2', '/2']);
});

test('a long text is shown around what was found', () => {
  const body = `## Rules\n\n${'before '.repeat(40)}scholarship ${'after '.repeat(60)}`;
  const [{ text } = { text: '' }] = findPassages(prepare([{ path: '/rules', title: 'Rules', body }]), 'scholar');
  expect(text).toMatch(/^… before .*scholarship after .* …$/);
  expect(text.length).toBeLessThan(240);
});

test.each(['क', 'before क'])('so is one without spaces: %s', (start) => {
  const body = `## Rules\n\n${start}${'ख'.repeat(600)} after`;
  const [{ text } = { text: '' }] = findPassages(prepare([{ path: '/rules', title: 'Rules', body }]), 'क');
  expect(text).toMatch(/कख{100,240} …$/);
});

test('letters that people write as they like are one', () => {
  expect(compared('Café B.Tech. फ़ीस हाँ २०२५')).toBe(' cafe btech फीस हां 2025');
});

onEmbedded('passages', (world) => {
  const { read, change } = editing(world);
  const find = async (words: string, language = 'en') => {
    const url = `/page/passage?${new URLSearchParams({ words, in: language })}`;
    const answer = await world().call({ url });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { passages: Passage[] } }>().data.passages;
  };

  test('what pages of text say is found below their headings, in each language', async () => {
    const [first] = await find('who apply');
    expect(first).toMatchObject({ path: '/admission/guidelines', heading: 'Who may apply?', id: 'eligibility' });
    expect(first?.text).toContain('You have passed, or are taking, the qualifying examination');
    const [hindi] = await find('आवेदन', 'hi');
    expect(hindi?.text).toMatch(/\p{Script=Devanagari}/u);
    expect(await find('आवेदन')).toEqual([]);
  });

  test('what is changed is found as it is now', async () => {
    expect(await find('quokka')).toEqual([]);
    const token = await world().tokenOf('admin');
    const { db } = world().api;
    const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.path, '/about-us/history'));
    const before = await read(token, must(page).id);
    const body = `${before.data.body}\n\n## The animal\n\nA quokka lives here.`;
    expect((await change(token, before, { body })).statusCode).toBe(200);
    expect(await find('quokka')).toMatchObject([{ path: '/about-us/history', id: 'the-animal' }]);
  });

  test.each(['words=', 'words=a', `words=${'ab+'.repeat(9)}`, 'words=ab&in=xx', ''])('%s is refused', async (query) => {
    expect((await world().call({ url: `/page/passage?${query}` })).statusCode).toBe(400);
  });
});
