import { Editor } from '@tiptap/core';
import { writeMarkdown } from '../markdown/write';
import { EXTENSIONS } from '../schema';
import { DOCS, WORD } from '../testing/pasted';
import { cleanPasted } from './clean';

/** What stands in an empty text after this was pasted, as Markdown. */
function pasted(html: string): string {
  const editor = new Editor({ extensions: EXTENSIONS, injectCSS: false });
  editor.commands.setContent(cleanPasted(html));
  const text = writeMarkdown(editor.getJSON());
  editor.destroy();
  return text;
}

test('what comes from Word is words, headings, lists, links and tables', () => {
  expect(pasted(WORD)).toBe(
    [
      '## Fees',
      '**Pay by** the last day at Delhi, see [the table](https://seu.example/fees) and above.',
      '- Mark sheets\n  - of class X\n- Two photographs',
      '1. Sign in',
      '| Item | Rupees |\n| --- | --- |\n| Card 100 |  |',
      'End',
    ].join('\n\n'),
  );
});

test('what comes from Google Docs is not bold for being pasted, and its links lead where they lead', () => {
  expect(pasted(DOCS)).toBe(
    [
      '## Hostel',
      '**Rooms** for *two*, [apply](https://seu.example/hostel)',
      '- Bed\n  - Sheet\n- Desk',
      '#### Small print',
    ].join('\n\n'),
  );
});

test.each([
  ['<p>a<script>alert(1)</script><style>p{}</style></p>', 'a'],
  ['<a href="javascript:alert(1)">a</a> <a href="/b" onclick="alert(1)">b</a>', 'a [b](/b)'],
  ['<img src="https://a.example/x.png" onerror="alert(1)" alt="a"><svg onload="alert(1)"><text>b</text></svg>c', 'c'],
  ['<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>', '| a | b |\n| --- | --- |\n|  | c |'],
  ['<div role="note"><p>a</p></div><address>b</address>', ':::note\na\n:::\n\n:::contact\nb\n:::'],
])('%j', (html, text) => {
  expect(pasted(html)).toBe(text);
});
