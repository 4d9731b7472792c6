import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CATALOGUE,
  packed,
  PAGE,
  PAGES,
  sound,
  stream,
  tableOnly,
} from '../../api/src/platform/files/pdf/testing/write-pdf';

const text = (inputs: Record<string, string>) => (folder: string) => {
  for (const [name, input] of Object.entries(inputs)) writeFileSync(join(folder, name), input, 'latin1');
};

const MANIFEST = JSON.stringify({
  contract: 2,
  name: 'mfe-a',
  version: '1.0.0',
  requires: { react: '^19.0.0' },
  entry: { file: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` },
  server: { file: 'server.cjs', integrity: `sha384-${'A'.repeat(64)}` },
  exposed: ['exposed.js'],
  integrity: { 'entry.js': `sha384-${'A'.repeat(64)}` },
  uses: { react: ['useState'] },
  routes: [
    { id: 'mfe-a:home', files: [], query: [], path: '/programs/:id', title: 'A', description: 'B', access: 'public' },
  ],
  slots: [{ id: 'mfe-a:popup', files: [], slot: 'home.popup', when: 'page' }],
  documents: [{ id: 'mfe-a:feed', path: '/feed.xml', type: 'application/xml' }],
});

const FORM = [
  'x',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x',
  'Content-Disposition: form-data; name="pdf"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-\r\n--x--\r\n',
];

const COOKIES = `a=b; preview=${encodeURIComponent('{"mfe-public":"http://localhost:3001/a/"}')}; c=d`;

/** Writes what each target begins with into a folder. */
export const SEEDS: Record<string, (folder: string) => void> = {
  pdf: text({
    table: sound('[1 2.5 -3 (a (b)) <00ff> /Na#6de true null 4 0 R]'),
    stream: sound(stream('/Type /X', 'content')),
    packed: packed([CATALOGUE, PAGES, PAGE]),
    opening: packed(['<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>', PAGES, PAGE]),
    rows: tableOnly('/W [1 2 1] /Index [0 2] /Size 2', Buffer.from([0, 0, 0, 0, 1, 0, 9, 0])),
    predicted: tableOnly(
      '/W [1 2 1] /Size 1 /DecodeParms << /Predictor 12 /Columns 4 >>',
      Buffer.from([2, 0, 0, 0, 0]),
    ),
  }),
  csv: (folder) => {
    const fixtures = 'api/src/domains/results/fixtures';
    for (const name of readdirSync(fixtures)) {
      if (readFileSync(join(fixtures, name)).length < 4_096) copyFileSync(join(fixtures, name), join(folder, name));
    }
  },
  multipart: text({ form: `${FORM[0]}\n${FORM.slice(1).join('\r\n')}`, lines: FORM.join('\n') }),
  urlencoded: text({ form: 'name=Asha+Negi&email=a%40b.example&category=fees&name=%00&=&%zz' }),
  cookie: text({ cookies: COOKIES }),
  lines: text({
    range: 'bytes=0-99',
    encoding: 'gzip;q=0.5, br, *;q=0',
    network: '2001:db8:0:1::ffff%eth0',
    mapped: '::ffff:192.0.2.1',
    address: '/notices/4f1c?email=a%40b.example&page=2',
    ticket: 'GR-2026-7F3K-92QG',
    mobile: '+91 98765-43210',
    letter: '7K3M-9QRS-TVWX-YZ01-2345',
    sentence: 'Write to name.surname@seu.example, please.',
  }),
  manifest: text({ manifest: MANIFEST }),
  search: text({ word: 'robotics', typed: 'b.tech robtics', words: 'what is the fee for bakery' }),
  markdown: text({
    list: '- one\n- two\n\nSee https://example.com/a, please.',
    page: '## Heading\n\n| A | B |\n| --- | --- |\n| 1 | [x](/y) |\n\n> **bold** *it* `code`\n\n1. one\n   - two\n\n{{mail a}}\n\n{{block b}}\n',
  }),
};

const words = (text: string) => text.split(' ');

/** Pieces that an input of each target is made of. */
export const WORDS: Record<string, string[]> = {
  pdf: [
    ...['%PDF-1.5\n', 'startxref\n', '%%EOF', 'xref\n', 'trailer\n', ' 0 obj\n', 'endobj\n', '\nstream\n', 'endstream'],
    ...words(
      '/Type /ObjStm /XRef /W /Index /Size /Prev /XRefStm /Root /Pages /Count /Kids /Length /Filter /FlateDecode',
    ),
    ...words(
      '/DecodeParms /Predictor /Columns /N /First /OpenAction /S /GoTo /Next /Encrypt << >> [ ] ( ) \\ #4a true null',
    ),
    ...[' 0 R ', ' n \n'],
  ],
  csv: words('form_number date_of_birth allotted \u00ef\u00bb\u00bf \r\n "" " ; , \n\n \u00ff\u00fe'),
  multipart: [
    ...['\r\n--x\r\n', '\r\n--x--', 'Content-Disposition: form-data; name="', 'Content-Type: ', '; charset=x'],
    ...[
      'Content-Transfer-Encoding: base64',
      ...words(`filename=" filename*=utf-8''%00 " application/json __proto__ category`),
    ],
  ],
  urlencoded: words('& = %00 % + __proto__ name email category %e0%a4%a8'),
  cookie: ['; ', ...words('preview= %7B %22 %3A % mfe-public http://localhost:1/ __proto__ "')],
  lines: words('bytes= - , ;q=0 br :: ffff: 1.2.3.4 % ? & @ / GR +91 \u00a0'),
  manifest: words('"__proto__": /:id /* sha384- "files":[] [ { 1e999 \\u0000 null "access":'),
  search: ['  ', ' in ', ...words(". 's ies b.tech \u0000")],
  markdown: [
    '- ',
    '## ',
    '{{block ',
    '}}',
    '[x]: ',
    '1. ',
    '> ',
    ...words(']( ![ ``` | \n\n < ** _ ~~ http:// www. \t'),
  ],
};
