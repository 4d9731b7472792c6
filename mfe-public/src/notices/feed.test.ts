import { aNotice } from './testing';
import { toItem } from './feed';

test('an entry leads to the page of its notice and holds its PDF', () => {
  const notice = aNotice('n1', { fileName: 'Lifts & <stairs>', section: 'tenders' });
  expect(toItem(notice, 'https://www.seu.example')).toEqual({
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

test('no text of a notice can break the document', () => {
  const { description } = toItem(aNotice('n1', { summary: 'It ends ]]> here.\nA bell: \u0007' }), '');
  expect(description).toBe('It ends ]] > here. A bell:  ');
});
