import { createQueryClient } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { aNotice, listAnswer } from './testing';
import feed, { toItem } from './feed';

async function feedOf(notices: readonly Notice[]) {
  const queryClient = createQueryClient({ api: { get: async () => listAnswer(notices) }, sitePages: async () => [] });
  const publicUrl = 'https://www.seu.example';
  return feed({ params: {}, url: new URL(publicUrl), queryClient, publicUrl });
}

test.each([
  ['nothing', []],
  ['a notice', [aNotice('n1')]],
])('with %s in it a feed is the same whenever it is written', async (_what, notices) => {
  jest.useFakeTimers({ now: new Date('2026-01-15T05:00:00Z') });
  const first = await feedOf(notices);
  jest.setSystemTime(new Date('2026-01-15T06:00:00Z'));
  expect(await feedOf(notices)).toBe(first);
  expect(first).toMatch(/<title>[\s\S]*<\/channel>/);
  jest.useRealTimers();
});

test('an entry leads to the page of its notice and holds its PDF', async () => {
  const notice = aNotice('n1', { fileName: 'Lifts & <stairs>', section: 'tenders' });
  expect(await toItem(notice, 'https://www.seu.example')).toEqual({
    guid: 'n1',
    title: 'Lifts & <stairs>',
    link: 'https://www.seu.example/notices/n1',
    description: 'What it says.',
    date: new Date('2025-08-14T20:00:00.000Z'),
    category: [{ name: 'Tenders' }],
    enclosure: {
      url: 'https://www.seu.example/api/v1/notice/n1/file?v=abc',
      length: 120_400,
      type: 'application/pdf',
    },
  });
});

test('no text of a notice can break the document', async () => {
  const { description } = await toItem(aNotice('n1', { summary: 'It ends ]]> here.\nA bell: \u0007' }), '');
  expect(description).toBe('It ends ]] > here. A bell:  ');
});

test('an entry holds the text of its notice, and no PDF where there is none', async () => {
  const entry = await toItem(aNotice('n1', { text: 'Take the **north** gate.', fileLink: '', size: 0 }), '');
  expect(entry.content).toContain('<strong>north</strong>');
  expect(entry).not.toHaveProperty('enclosure');
});
