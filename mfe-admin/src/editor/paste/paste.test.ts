import { pasted } from '../testing/paste-into';
import { DOCS, WORD } from '../testing/pasted';
import { cleanPasted } from './clean';

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
const inFont = (font: string, label: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:"${font}"'><span style='mso-list:Ignore'>${label}</span></span>one</p>`;

test.each<[string, string, string, string[]]>([
  ['a footnote of Word', '<p class=MsoNormal>Fee: Rs. 20,000<sup>1</sup></p>', 'Fee: Rs. 20,000¹', []],
  ['a linked footnote', '<p>Fee<sup><a href="/note">12</a></sup> a year</p>', 'Fee[¹²](/note) a year', []],
  ['a power', '<p>10<sup>2</sup> and 10<sup>-3</sup></p>', '10² and 10⁻³', []],
  ['a power of a power', '<p>2<sup>2<sup>3</sup></sup></p>', '2^(2³)', []],
  [
    'a note of LibreOffice',
    '<p>Seats<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></p><p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>20 for girls</p>',
    'Seats¹\n\n¹ 20 for girls',
    [],
  ],
  [
    'a note of Docs',
    '<p>20,000<sup><a href="#ftnt1">[1]</a></sup></p><p><a href="#ftnt_ref1">[1]</a> a year</p>',
    '20,000¹\n\n[1] a year',
    [],
  ],
  ['two references', '<p>a<sup>[1][2]</sup> b<sup>[a]</sup></p>', 'a^([1][2]) b^(a)', []],
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
  ['bullets', item('·', 'one') + item('o', 'two'), '- one\n- two', []],
  [
    'a letter that is drawn as a bullet',
    `<span></span>${inFont('Wingdings', 'Ø')}${inFont('Courier New', 'v')}`,
    '- one\n- one',
    [],
  ],
  ['a number without a point', item('1', 'one') + item('2', 'two'), '1. one\n2. two', []],
  ['a number in brackets', item('[1]', 'one'), '1. one', []],
  ['a danda', item('१।', 'एक'), '1. एक', []],
  [
    'numbers of ordinances',
    item('1.1', 'one') + item('Rule 3:', 'two') + item('क', 'तीन'),
    '- 1.1 one\n- Rule 3: two\n- क तीन',
    [],
  ],
])('the meaning of what is pasted is kept, or its loss is told: %s', (_what, html, text, leftOut) => {
  expect(pasted(html)).toBe(text);
  expect(cleanPasted(html).leftOut).toEqual(leftOut);
});

describe('meaning', () => {
  const inCell = (cell: string) =>
    `<table><tr><td>Zone</td><td>Papers</td></tr><tr><td>North</td><td>${cell}</td></tr></table>`;

  test.each([
    ['a list', '<ul>\n<li>Mark sheet\n</li>\n<li>Photo</li></ul>', 'Mark sheet; Photo'],
    ['a list of Docs', '<ul><li><p><span>Mark sheet</span></p></li><li><p>Photo</p></li></ul>', 'Mark sheet; Photo'],
    ['bullets of Word', item('·', 'Mark sheet') + item('·', 'Photo'), 'Mark sheet; Photo'],
    ['numbers of Word', item('1.', 'Mark sheet') + item('2.', 'Photo'), '1. Mark sheet; 2. Photo'],
    ['numbers', '<ol start=3><li>a</li><li>b</li></ol>', '3. a; 4. b'],
    ['letters', '<ol type=a><li>a</li><li>b</li></ol>', 'a. a; b. b'],
    ['words around a list', 'Bring: <ul><li>a</li><li>b</li></ul> soon', 'Bring: a; b; soon'],
    ['two lists', '<ul><li>a</li></ul><ul><li>b</li></ul>', 'a; b'],
    ['a list in a list', '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>', 'a (b; c); d'],
    ['one of Docs', '<ul><li>a</li><ul><li>b</li></ul><li>d</li></ul>', 'a (b); d'],
    ['links and emphasis', '<ul><li><a href="/a">a</a></li><li><b>b</b></li></ul>', '[a](/a); **b**'],
    ['a heading', '<h3>South</h3>a', '**South** a'],
    ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>', 'a, b; c'],
    ['paragraphs, and words behind', '<p>a</p><p>b</p>c', 'a b c'],
    ['a quote', '<blockquote><p>a</p></blockquote><pre>b</pre>', 'a b'],
    ['a line', 'a<hr>b', 'a b'],
    ['blocks in emphasis', '<b><p>a</p></b><b><p>b</p></b>', '**a** **b**'],
    ['a note', '<div role="note"><p>a</p></div><address>b</address>', 'a b'],
  ])('a cell keeps on its line: %s', (_what, cell, text) => {
    expect(pasted(inCell(cell))).toBe(`| Zone | Papers |\n| --- | --- |\n| North | ${text} |`);
  });

  test('a table of one cell is a frame around its blocks', () => {
    expect(pasted('<table><tr><td><h3>Note</h3><ul><li>a</li><li>b</li></ul></td></tr></table>')).toBe(
      '### Note\n\n- a\n- b',
    );
  });

  const docs = (style: string, ...words: string[]) =>
    `<ol>${words.map((word) => `<li style="list-style-type:${style}"><p><span>${word}</span></p></li>`).join('')}</ol>`;

  test.each([
    ['values', '<ol><li value=4>Four</li><li value=9>Nine</li></ol>', '- 4\\. Four\n- 9\\. Nine'],
    [
      'a value that goes on',
      '<ol><li>One</li><li value=5>Five</li><li>Six</li></ol>',
      '- 1\\. One\n- 5\\. Five\n- 6\\. Six',
    ],
    ['values in a row', '<ol><li value=4>Four</li><li value=5>Five</li></ol>', '4. Four\n5. Five'],
    ['numbers that fall', '<ol reversed><li>Two</li><li>One</li></ol>', '- 2\\. Two\n- 1\\. One'],
    ['numbers of Word that leap', item('3.', 'a') + item('9.', 'b'), '- 3\\. a\n- 9\\. b'],
    ['numbers of Word that begin again', item('1.', 'a') + item('1.', 'b'), '- 1\\. a\n- 1\\. b'],
    ['numbers below nothing', '<ol start=-1><li>a</li></ol>', '- -1. a'],
    ['nought', '<ol start=0><li>a</li></ol>', '0. a'],
    ['small letters of Docs', docs('lower-alpha', 'First', 'Second'), '- a. First\n- b. Second'],
    ['capitals', docs('upper-latin', 'First'), '- A. First'],
    ['Roman numbers', docs('lower-roman', 'a', 'b', 'c', 'd'), '- i. a\n- ii. b\n- iii. c\n- iv. d'],
    ['Roman capitals', '<ol type=I start=1999><li>a</li></ol>', '- MCMXCIX. a'],
    ['letters by attribute', '<ol type=a start=26><li>z</li><li>aa</li></ol>', '- z. z\n- aa. aa'],
    ['letters by shorthand', '<ol style="list-style: upper-alpha inside"><li>a</li></ol>', '- A. a'],
    ['letters by a sheet', '<style>ol.x{list-style-type:lower-greek}</style><ol class=x><li>a</li></ol>', '- α. a'],
    ['digits of India, as of Word', docs('devanagari', 'a', 'b'), '1. a\n2. b'],
    ['letters in numbers', `<ol><li>a${docs('lower-alpha', 'b')}</li></ol>`, '1. a\n   - a. b'],
    [
      'numbered headings of Docs',
      '<ol><li style="list-style-type:decimal"><h2>Fees</h2></li></ol><p>a</p><ol start=2><li><h2>Rooms</h2></li><ol><li style="list-style-type:lower-alpha"><p>b</p></li></ol></ol>',
      '## 1. Fees\n\na\n\n## 2. Rooms\n\n- a. b',
    ],
    ['headings with bullets', '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>', '### A\n\na\n\n### B'],
    [
      'the title of a table',
      '<table><caption>Fees</caption><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      'Fees\n\n| a | b |\n| --- | --- |\n| c | d |',
    ],
    ['a list without marks', '<ol style="list-style:none"><li>(1) a</li></ol>', '- (1) a'],
    [
      'ticks of Docs',
      '<ul><li role=checkbox aria-checked=true><img src="data:,a" aria-roledescription=checkbox><p style="text-decoration:line-through">Done</p></li><li role=checkbox aria-checked=false><p>Todo</p></li></ul>',
      '- ☑ Done\n- ☐ Todo',
    ],
    [
      'ticks of forms',
      '<ul><li><input type=checkbox checked>Done</li><li><input type=checkbox>Todo</li></ul>',
      '- ☑ Done\n- ☐ Todo',
    ],
    ['degrees of Symbol', "<p>30<span style='font-family:Symbol'>°</span></p>", '30°'],
    ['Unicode in an old font', `<p><span style='font-family:"Kruti Dev 010"'>शुल्क 2,025</span></p>`, 'शुल्क 2,025'],
    ['a font of many signs', "<p><span style='font-family:Symbola'>a</span></p>", 'a'],
    ['raised', "<p>Area 10<span style='position:relative;top:-6.0pt;mso-text-raise:6.0pt'>2</span></p>", 'Area 10²'],
    ['lowered', "<p>H<span style='top:3.0pt;mso-text-raise:-3.0pt'>2</span>O</p>", 'H₂O'],
    ['not raised', "<p>H<span style='mso-text-raise:0pt;vertical-align:baseline'>2</span>O</p>", 'H2O'],
    ['raised by a length', '<style>span.s1{vertical-align:3.0px}</style><p>m<span class=s1>2</span></p>', 'm²'],
  ])('what is kept, without a word: %s', (_what, html, text) => {
    expect(pasted(html)).toBe(text);
    expect(cleanPasted(html).leftOut).toEqual([]);
  });

  const EQUATION = `<p>Speed <!--[if gte msEquation 12]><m:oMath><m:r>a</m:r></m:oMath><![endif]--><![if !msEquation]><span style='position:relative;top:8.0pt'><img src="file:///C:/a.png"></span><![endif]> m</p>`;
  const COMMENT = `<p>Fee<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>`;
  const NOTE = '<p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Right?</span></p>';

  test.each([
    ['comments', 'a box of Docs', `${COMMENT}<div>${NOTE}<p>Ask him</p></div>`, 'Fee'],
    ['comments', 'a paragraph of Docs', `<div>${COMMENT}${NOTE}<p>End</p></div>`, 'Fee\n\nEnd'],
    [
      'merged',
      'down',
      '<table><tr><td>a</td><td rowspan=2>b</td></tr><tr><td>c</td></tr></table>',
      '| a | b |\n| --- | --- |\n| c |  |',
    ],
    [
      'merged',
      'across',
      '<table><tr><th colspan=2>Fee</th></tr><tr><td>a</td><td>b</td></tr></table>',
      '| Fee |  |\n| --- | --- |\n| a | b |',
    ],
    ['equations', 'of Word', EQUATION, 'Speed m'],
    ['equations', 'of Word, bare', '<p>a<m:oMath><m:r>b</m:r></m:oMath></p>', 'a'],
    ['equations', 'of pages', '<p>a<math><mi>b</mi></math></p>', 'a'],
    ['pictures', 'of a disk', '<p>Map <img src="file:///C:/a.png" alt=map> here</p>', 'Map here'],
    ['pictures', 'in the text', '<p>Map <img src="data:image/png;base64,iVBORw0KGgo="></p>', 'Map'],
    ['pictures', 'drawn', '<p>a<svg><text>b</text></svg></p>', 'a'],
    ['embedded', 'a film', '<p>a</p><video src="/a">old</video><iframe src="https://a.example"></iframe>', 'a'],
    ['encoded', 'Kruti Dev', `<p>a <span style='font-family:"Kruti Dev 010",sans-serif'>izos'k</span></p>`, 'a'],
    ['encoded', 'DevLys', '<p>a <font face="DevLys 010">Nk=</font></p>', 'a'],
    [
      'encoded',
      'by a sheet',
      '<style>p.x{font-family:"Kruti Dev 010"}</style><p class=x>Nk=<span style="font-family:Arial">a</span></p>',
      'a',
    ],
    ['encoded', 'Greek of Symbol', "<p>30 <span style='font-family:Symbol'><span>m</span></span></p>", '30'],
    ['encoded', 'a tick of Wingdings', "<p>a <span style='font-family:Wingdings'>ü</span></p>", 'a'],
    ['encoded', 'a sign of a font', "<p>a <span style='font-family:Webdings'>\uF061</span></p>", 'a'],
    ['hidden', 'in a tag with a sign', '<p>a<span title="Home > Fees" style="display:none">b</span></p>', 'a'],
    ['hidden', 'in a tag without spaces', '<p>a<span class="x"style="display:none">b</span></p>', 'a'],
    ['encoded', 'Shree Lipi', `<p>a <span style="font-family:'SHREE-DEV-0714'">fo|</span></p>`, 'a'],
    ['hidden', 'no size', '<p>a<span style="font-size:0pt">b</span></p>', 'a'],
    ['hidden', 'no size, but within', '<p style="font-size:0">b<span style="font-size:1em">a</span></p>', 'a'],
    ['hidden', 'not seen, but within', '<p style="visibility:hidden">b<i style="visibility:visible">a</i></p>', '*a*'],
    ['hidden', 'seen through', '<p>a<span style="opacity:0.0">b</span></p>', 'a'],
    ['hidden', 'white on white', '<p>a<span style="color:white">b</span></p>', 'a'],
    ['hidden', 'white by numbers', '<p>a<span style="color:#FFF">b</span><font color="#ffffff">c</font></p>', 'a'],
    ['hidden', 'black on black', '<p>a<span style="color:rgb(0, 0, 0);background:black">b</span></p>', 'a'],
    ['hidden', 'no colour', '<p>a<span style="color:rgba(0,0,0,0)">b</span></p>', 'a'],
    [
      'hidden',
      'by a sheet',
      '<html><head><style><!-- /* { */ p, .x {display:block} .x{display:none} --></style></head><p>a<span class=x>b</span></p>',
      'a',
    ],
    [
      'struck',
      'by a sheet',
      '<style>span.msoIns{color:red}.old{text-decoration:line-through red}</style><p>a<span class=old>b</span></p>',
      'a',
    ],
  ])('what is lost is said: %s, %s', (kind, _what, html, text) => {
    expect(pasted(html)).toBe(text);
    expect(cleanPasted(html).leftOut).toEqual([kind]);
  });

  test.each([
    [
      'white on dark',
      '<table><tr style="background:#4472C4"><td><p><span style="color:white;background:transparent">a</span></p></td></tr></table>',
    ],
    ['white on a dark page', '<div style="background-color: rgb(13, 17, 23)"><span style="color:#fff">a</span></div>'],
    ['white by an attribute', '<table><tr><td bgcolor=navy><font color=white>a</font></td></tr></table>'],
    ['shown again', '<style>.x{display:none}</style><p class=x style="display:block">a</p>'],
    ['hidden in print only', '<style>@media print{.x{display:none}} @font-face{font-family:x}</style><p class=x>a</p>'],
    ['nearly clear', '<p style="opacity:0.4;font-size:0.6em">a</p>'],
    ['a picture nobody sees', '<p>a<img style="display:none" src="https://a.example/1.gif"></p>'],
    ['words that name a style', '<p title="display:none">a</p>'],
  ])('what is seen stays: %s', (_what, html) => {
    expect(pasted(html)).toBe('a');
    expect(cleanPasted(html).leftOut).toEqual([]);
  });
});
