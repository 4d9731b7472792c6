/** @jest-environment node */
import type { ListedNotice } from '@university/shared/contract';
import { makePdf } from '../../../demo/pdf';
import { onDatabase } from '../../testing/world';
import { countUnexamined } from '../health/papers';
import { firstPlace, searchedWords } from './search';
import { desk, FIELDS, noticeOf } from './testing/desk';

test.each([
  ['Fire drill', ['Fire', 'drill']],
  ['SEU/2025/112', ['SEU', '2025', '112']],
  ['छात्रवृत्ति, शुल्क।', ['छात्रवृत्ति', 'शुल्क']],
  ['group A', ['group', 'A']],
  ["(a+)+$ ' & | ! :*", []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});

test('what is shown of a text begins at the whole of what was looked for, or else at one of its words', () => {
  expect(firstPlace('Loom and yarn, yarn loom', 'yarn loom')).toBe(15);
  expect(firstPlace('A loom. Old yarn.', 'YARN loom')).toBe(12);
  expect(firstPlace('A loom.', 'yarn')).toBe(-1);
});

onDatabase('a search of notices', (world) => {
  const { upload, edit, remove, table } = desk(world);
  const TITLE = 'Zonal workshop of felting';
  const TEXT =
    'Bring looms (two‑ply) to Room B-12 by noon; see /about-us/history or “Quillwork”.\n\nछात्रवृत्ति के लिए विद्यार्थी आवेदन करें।';
  const DESCRIBED = { ...FIELDS, fileName: TITLE, summary: 'For weavers', orderNumber: 'SEU/Estt/2031/112' };
  let id: string;
  beforeAll(async () => {
    id = noticeOf(await upload({ ...DESCRIBED, section: 'office-orders', orderDate: '2026-01-10', text: TEXT }))._id;
  });

  const found = async (regex: string) => {
    const answer = await world().call({ url: `/notice?limit=100&regex=${encodeURIComponent(regex)}` });
    return answer.json<{ data: { notices: { _id: string }[] } }>().data.notices.map(({ _id }) => _id);
  };

  test.each([
    ['part of a word of the title', 'elti'],
    ['the title as it is', 'nal work'],
    ['beginnings of words, in any order and case', 'NOON quill'],
    ['words of text, summary and title together', 'looms weavers zonal'],
    ['an order number', 'SEU/Estt/2031/112'],
    ['a part of it', '2031/112'],
    ['a part of a path', 'about-us/hist'],
    ['a word of Devanagari', 'विद्यार्थी'],
    ['the beginning of one', 'छात्रवृ'],
    ['a word before a danda', 'आवेदन करें।'],
    ['a letter beside a word, as a word of its own', 'room b'],
  ])('finds %s', async (_what, regex) => {
    expect(await found(regex)).toEqual([id]);
    expect((await table(`search=${encodeURIComponent(regex)}`)).counts.all).toBe(1);
  });

  describe('in papers', () => {
    const paper = (paragraph: string) =>
      makePdf({ title: 'Order', heading: 'University', paragraph, date: new Date('2026-01-15') });
    const readPapers = async () => {
      for (let left = 1; left > 0; left = await countUnexamined(world().api.db))
        await world().api.jobs.run('examine-papers');
    };
    const listed = async (regex: string) => {
      const answer = await world().call({ url: `/notice?regex=${encodeURIComponent(regex)}` });
      return answer.json<{ data: { notices: ListedNotice[] } }>().data.notices;
    };

    test('a word that stands in the PDF alone is found with what stands around it, until the PDF is replaced', async () => {
      const PLAIN = { ...FIELDS, fileName: 'Order of the month' };
      const first = noticeOf(await upload(PLAIN, await paper('Whoever has a thingamabob returns it by Friday.')));
      expect(await found('thingamabob')).toEqual([]);
      await readPapers();
      expect(await listed('thingam friday')).toMatchObject([
        { _id: first._id, paper: expect.stringContaining('has a thingamabob returns it') },
      ]);
      expect(await found('thingamabob spindlewhorl')).toEqual([]);
      // Found by the notice's own title in another spelling: the paper has no part in it.
      const hindi = { ...PLAIN, fileName: 'फ़ीस का आदेश' };
      const spelt = noticeOf(await upload(hindi, await paper('Nothing of it.')));
      await readPapers();
      const [other] = await listed('फीस');
      expect(other?._id).toBe(spelt._id);
      expect(other).not.toHaveProperty('paper');
      expect((await remove(spelt._id)).statusCode).toBe(200);
      const [titled] = await listed('Order of the month');
      expect(titled).not.toHaveProperty('paper');
      noticeOf(await edit(first._id, { ...PLAIN, version: '1' }, await paper('Nothing is returned.')));
      expect(await found('thingamabob')).toEqual([]);
      await readPapers();
      expect(await found('nothing returned')).toEqual([first._id]);
      expect((await remove(first._id)).statusCode).toBe(200);
    });
  });

  test.each([
    ['words of which one is missing', 'looms spindlewhorl'],
    ['the middle of a word of the text', 'uillwor'],
    ['the language of the database’s queries', "quillwork' | !x & (y:*)"],
    ['signs alone', '&|!<->:*'],
    ['single letters alone', 'q x'],
  ])('does not find %s', async (_what, regex) => {
    expect(await found(regex)).toEqual([]);
  });

  test('what has it in the title comes first, and a change is found at once', async () => {
    const later = noticeOf(await upload({ ...FIELDS, fileName: 'Later', text: 'Of the zonal workshop.' }))._id;
    expect(await found('zonal workshop')).toEqual([id, later]);
    const changed = { ...FIELDS, fileName: 'Later', text: 'Of spools.', version: '1' };
    expect((await edit(later, changed)).statusCode).toBe(200);
    expect(await found('zonal workshop')).toEqual([id]);
    expect(await found('spools')).toEqual([later]);
    expect((await remove(later)).statusCode).toBe(200);
    expect(await found('spools')).toEqual([]);
  });
});
