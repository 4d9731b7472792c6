import { Editor } from '@tiptap/core';
import { writeMarkdown } from '../markdown/write';
import { EXTENSIONS } from '../schema';
import { DOCS, WORD } from '../testing/pasted';
import { cleanPasted } from './clean';

/** What stands in an empty text after this was pasted, as Markdown. */
function pasted(html: string): string {
  const editor = new Editor({ extensions: EXTENSIONS, injectCSS: false });
  editor.commands.setContent(cleanPasted(html).html);
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

const item = (label: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${label}<span>&nbsp; </span></span>${text}</p>`;

test.each<[string, string, string, string[]]>([
  ['a footnote of Word', '<p class=MsoNormal>Fee: Rs. 20,000<sup>1</sup></p>', 'Fee: Rs. 20,000¹', []],
  ['a linked footnote', '<p>Fee<sup><a href="/note">12</a></sup> a year</p>', 'Fee[¹²](/note) a year', []],
  ['a power', '<p>10<sup>2</sup> and 10<sup>-3</sup></p>', '10² and 10⁻³', []],
  ['a power of words', '<p>e<sup>ix</sup></p>', 'e^(ix)', []],
  ['a power of Docs', '<p><span>m</span><span style="font-size:0.6em;vertical-align:super;">2</span></p>', 'm²', []],
  ['a formula', '<p>CO<sub>2</sub></p>', 'CO₂', []],
  ['an ordinal', '<p>the 1<sup>st</sup> round</p>', 'the 1st round', []],
  [
    'comments of Word',
    `<p>Seats: 40<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AS1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Do not publish before VC approves!</p></div></div>`,
    'Seats: 40',
    ['comments'],
  ],
  [
    'hidden text',
    "<p>Room 12<span style='display:none;mso-hide:all'> (draft, ask dean)</span></p>",
    'Room 12',
    ['hidden'],
  ],
  [
    'struck words of Docs',
    '<p><span style="text-decoration:line-through;">Hall A</span><span> Hall B</span></p>',
    'Hall B',
    ['struck'],
  ],
  ['struck words of Word', '<p><s>Hall A</s> Hall B <del>or C</del></p>', 'Hall B', ['struck']],
  ['an underline is none', '<p><span style="text-decoration:underline">a</span></p>', 'a', []],
  ['a list that goes on', item('3.', 'Refund') + item('4.', 'Appeal'), '3. Refund\n4. Appeal', []],
  ['a list in digits of India', item('३.', 'शुल्क'), '3. शुल्क', []],
  ['a list of Docs that goes on', '<ol start="3"><li>Refund</li></ol>', '3. Refund', []],
  ['letters of Hindi', item('क.', 'एक') + item('ख.', 'दो'), '- क. एक\n- ख. दो', []],
  ['letters', item('(a)', 'one') + item('(b)', 'two'), '- (a) one\n- (b) two', []],
  ['bullets', item('·', 'one'), '- one', []],
])('the meaning of what is pasted is kept, or its loss is told: %s', (_what, html, text, leftOut) => {
  expect(pasted(html)).toBe(text);
  expect(cleanPasted(html).leftOut).toEqual(leftOut);
});
