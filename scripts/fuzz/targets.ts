import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Target {
  /** Throws where the input shows a fault of ours. */
  fuzz: (data: Buffer) => void | Promise<void>;
  /** Mends what a change broke, so that more is read. */
  repair?: (data: Buffer) => Buffer;
  /** Texts are Latin-1. */
  seeds: readonly (string | Buffer)[];
  words: readonly string[];
}

const split = (text: string) => text.split(' ');

async function pdf(): Promise<Target> {
  const { inspectPdf } = await import('../../api/src/platform/files/pdf/inspect');
  const { CATALOGUE, packed, PAGE, PAGES, sound, stream, tableOnly } = await import(
    '../../api/src/platform/files/pdf/testing/write-pdf'
  );
  return {
    fuzz: (data) => {
      const finding = inspectPdf(data);
      if (!('refused' in finding) && finding.pages < 1) throw new Error('A paper without pages was taken');
    },
    /** Corrects offsets, so that more inputs get past the cross-reference table. */
    repair: (data) => {
      let text = data.toString('latin1');
      const last = Math.max(text.lastIndexOf('xref\n', text.lastIndexOf('startxref') - 1), text.lastIndexOf('/XRef'));
      const start = text.startsWith('xref', last) ? last : text.lastIndexOf('\n', text.lastIndexOf(' obj', last)) + 1;
      text = text.replace(/startxref\s{1,3}\d{0,10}/, `startxref\n${Math.max(0, start)}`);
      let id = 0;
      text = text.replace(/(?:^|\n)\d{10} \d{5} [nf]/g, (row) => {
        const at = text.indexOf(`\n${id++} 0 obj`) + 1;
        return at > 0 ? `\n${String(at).padStart(10, '0')} 00000 n` : row;
      });
      return Buffer.from(text, 'latin1');
    },
    seeds: [
      packed(['<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>', PAGES, PAGE]),
      packed([CATALOGUE, PAGES, PAGE]),
      tableOnly('/W [1 2 1] /Size 1 /DecodeParms << /Predictor 12 /Columns 4 >>', Buffer.from([2, 0, 0, 0, 0])),
      tableOnly('/W [1 2 1] /Index [0 2] /Size 2', Buffer.from([0, 0, 0, 0, 1, 0, 9, 0])),
      sound(stream('/Type /X', 'content')),
      sound('[1 2.5 -3 (a (b)) <00ff> /Na#6de true null 4 0 R]'),
    ],
    words: [
      ...['%PDF-1.5\n', 'startxref\n', '%%EOF', 'xref\n', 'trailer\n', ' 0 obj\n', 'endobj\n', '\nstream\n'],
      ...['endstream', ' 0 R ', ' n \n'],
      ...split('/Type /ObjStm /XRef /W /Index /Size /Prev /XRefStm /Root /Pages /Count /Kids /Length /Filter'),
      ...split('/FlateDecode /DecodeParms /Predictor /Columns /N /First /OpenAction /S /GoTo /Next /Encrypt'),
      ...split('<< >> [ ] ( ) \\ #4a true null'),
    ],
  };
}

const CSV = {
  fixtures: 'api/src/domains/results/fixtures',
  maxFixture: 4_096,
  piece: 100,
  maxCells: 1_000,
  checkedRows: 100,
};

async function csv(): Promise<Target> {
  const { CsvProblem } = await import('../../api/src/platform/csv');
  const { isColumn, readHeader } = await import('../../api/src/domains/results/csv');
  const { rowSchema } = await import('../../api/src/domains/results/csv');
  const { readTable } = await import('../../api/src/platform/csv');
  const named = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
  const schema = rowSchema(new Date('2026-08-01'), {
    regions: named('D', 'OD_DEL'),
    categories: named('UR', 'SC', 'PWD'),
  });
  async function* pieces(data: Buffer) {
    for (let at = 0; at < data.length; at += CSV.piece) yield data.subarray(at, at + CSV.piece);
  }
  return {
    fuzz: async (data) => {
      let line = 0;
      let rows = 0;
      try {
        for await (const records of readTable(pieces(data), { isColumn })) {
          for (const record of records) {
            if (record.line < line) throw new Error(`Line ${record.line} after line ${line}`);
            if (record.cells.length > CSV.maxCells) throw new Error(`${record.cells.length} cells in a row`);
            line = record.line;
            if (++rows > CSV.checkedRows) continue;
            const { header } = readHeader(record);
            const { cells } = record;
            schema.safeParse(Object.fromEntries(header.map((name, index) => [name, cells[index]])));
            schema.safeParse(Object.fromEntries(cells.map((cell, index) => [header[index] ?? 'name', cell.trim()])));
          }
        }
      } catch (error) {
        if (!(error instanceof CsvProblem)) throw error;
      }
    },
    seeds: readdirSync(CSV.fixtures)
      .map((name) => readFileSync(join(CSV.fixtures, name)))
      .filter(({ length }) => length < CSV.maxFixture),
    words: split('form_number date_of_birth allotted \u00ef\u00bb\u00bf \r\n "" " ; , \n\n \u00ff\u00fe'),
  };
}

const FORM = [
  'x',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x',
  'Content-Disposition: form-data; name="pdf"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-\r\n--x--\r\n',
];

/** Leaves no file. The first line is the boundary. */
async function multipart(): Promise<Target> {
  const { default: Fastify } = await import('fastify');
  const { grievanceForm } = await import('../../shared/src/contract');
  const { readForm } = await import('../../api/src/platform/files');
  const { toHttpError, toFailure } = await import('../../web/src/errors');
  const { multipart: plugin } = await import('../../api/src/platform/http/plugin');
  const incoming = mkdtempSync(join(tmpdir(), 'university-fuzz-'));
  process.on('exit', () => rmSync(incoming, { recursive: true, force: true }));
  const app = Fastify();
  await app.register(plugin, { fileLimit: 100_000 }).after(() => {
    app.setErrorHandler((error: Error, _request, reply) => {
      const failure = toHttpError(error);
      return reply.status(failure.status).send(toFailure(failure));
    });
    const file = { field: 'pdf', required: false, limit: 50_000, missing: 'Choose a file' } as const;
    app.post('/', async (request) => {
      const form = await readForm(request, { incoming }, { schema: grievanceForm, file });
      if (form.file) rmSync(form.file.path);
      return {};
    });
  });
  return {
    fuzz: async (data) => {
      const end = Math.max(0, data.indexOf('\n'));
      const firstLine = data.subarray(0, Math.min(end, 70)).toString('latin1');
      const boundary = firstLine.replace(/[^\x21-\x7e]/g, 'x');
      const answer = await app.inject({
        method: 'POST',
        url: '/',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: data.subarray(end + 1),
      });
      if (answer.statusCode >= 500) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`);
      const left = readdirSync(incoming);
      if (left.length > 0) throw new Error(`Left ${left.length} files`);
    },
    seeds: [`${FORM[0]}\n${FORM.slice(1).join('\r\n')}`, FORM.join('\n')],
    words: [
      ...['\r\n--x\r\n', '\r\n--x--', 'Content-Disposition: form-data; name="', 'Content-Type: ', '; charset=x'],
      'Content-Transfer-Encoding: base64',
      ...split(`filename=" filename*=utf-8''%00 " application/json __proto__ category`),
    ],
  };
}

async function urlencoded(): Promise<Target> {
  const { HttpError } = await import('@university/web');
  const { grievanceForm } = await import('../../shared/src/contract');
  const { parseFormBody, readInput } = await import('../../api/src/platform/http/input');
  return {
    fuzz: (data) => {
      try {
        readInput(grievanceForm, parseFormBody(data.toString()), 'body');
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500) throw error;
      }
    },
    seeds: ['name=Asha+Negi&email=a%40b.example&category=fees&name=%00&=&%zz'],
    words: split('& = %00 % + __proto__ name email category %e0%a4%a8'),
  };
}

const REMOTES = ['mfe-public', 'mfe-search'];
const ALLOWED = ['https://previews.example', 'http://localhost:*'];

/** What is written is read again. */
async function cookie(): Promise<Target> {
  const { cookieOf, previewsOf } = await import('../../shell/src/server/preview/routes');
  return {
    fuzz: (data) => {
      const found = previewsOf(data.toString(), REMOTES, ALLOWED);
      if (!found) return;
      for (const [name, address] of Object.entries(found)) {
        const { origin, hostname } = new URL(address);
        if (!REMOTES.includes(name) || !(ALLOWED.includes(origin) || hostname === 'localhost'))
          throw new Error(address);
      }
      const again = previewsOf(cookieOf(found).split(';', 1)[0], REMOTES, ALLOWED);
      if (JSON.stringify(again) !== JSON.stringify(found)) throw new Error('It is read otherwise than it was written');
    },
    seeds: [`a=b; preview=${encodeURIComponent('{"mfe-public":"http://localhost:3001/a/"}')}; c=d`],
    words: ['; ', ...split('preview= %7B %22 %3A % mfe-public http://localhost:1/ __proto__ "')],
  };
}

const SIZE = 1_000;

async function lines(): Promise<Target> {
  const { parseRange } = await import('../../api/src/domains/notices/papers');
  const contract = await import('../../shared/src/contract');
  const { acceptedEncoding } = await import('../../web/src/encoded-bytes');
  const { logAddress, maskAddressesIn } = await import('../../web/src/logging');
  const { clientNetwork } = await import('../../web/src/proxies');
  const idempotent: Record<string, (text: string) => string | undefined> = {
    line: contract.plainLine,
    lines: contract.plainLines,
    name: contract.plainName,
    code: contract.plainCode,
    email: contract.plainEmail,
    network: (text) => clientNetwork(clientNetwork(text)),
    ticket: contract.normalizeTicket,
    mobile: contract.normalizeMobile,
    letter: (text) => contract.letterCode.safeParse(text).data,
  };
  return {
    fuzz: (data) => {
      const text = data.toString();
      const range = parseRange(text, SIZE);
      if (typeof range === 'object' && !(range.start >= 0 && range.start <= range.end && range.end < SIZE))
        throw new Error(`Bytes that are not there: ${JSON.stringify(range)}`);
      acceptedEncoding(text);
      maskAddressesIn(text);
      logAddress({ url: text, routeOptions: { url: undefined }, params: {} } as never);
      for (const [name, clean] of Object.entries(idempotent)) {
        const once = clean(text);
        if (once !== undefined && clean(once) !== once)
          throw new Error(`${name}: ${JSON.stringify([once, clean(once)])}`);
      }
    },
    seeds: [
      ...['7K3M-9QRS-TVWX-YZ01-2345', '/notices/4f1c?email=a%40b.example&page=2', 'gzip;q=0.5, br, *;q=0'],
      ...['::ffff:192.0.2.1', '+91 98765-43210', '2001:db8:0:1::ffff%eth0', 'bytes=0-99', 'GR-2026-7F3K-92QG'],
      'Write to name.surname@seu.example, please.',
    ],
    words: split('bytes= - , ;q=0 br :: ffff: 1.2.3.4 % ? & @ / GR +91 \u00a0'),
  };
}

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const MANIFEST = JSON.stringify({
  contract: 2,
  name: 'mfe-a',
  version: '1.0.0',
  requires: { react: '^19.0.0' },
  entry: { file: 'entry.js', integrity: INTEGRITY },
  server: { file: 'server.cjs', integrity: INTEGRITY },
  exposed: ['exposed.js'],
  integrity: { 'entry.js': INTEGRITY },
  uses: { react: ['useState'] },
  routes: [
    { id: 'mfe-a:home', files: [], query: [], path: '/programs/:id', title: 'A', description: 'B', access: 'public' },
  ],
  slots: [{ id: 'mfe-a:popup', files: [], slot: 'home.popup', when: 'page' }],
  documents: [{ id: 'mfe-a:feed', path: '/feed.xml', type: 'application/xml' }],
});

async function manifest(): Promise<Target> {
  const { remoteManifest } = await import('../../shared/src/remote/manifest');
  return {
    fuzz: (data) => {
      let json: unknown;
      try {
        json = JSON.parse(data.toString());
      } catch {
        return;
      }
      const { data: valid } = remoteManifest.safeParse(json);
      if (valid) remoteManifest.parse(JSON.parse(JSON.stringify(valid)));
    },
    seeds: [MANIFEST],
    words: split('"__proto__": /:id /* sha384- "files":[] [ { 1e999 \\u0000 null "access":'),
  };
}

async function search(): Promise<Target> {
  const { SearchIndex } = await import('../../mfe-search/src/engine/search-index');
  const { cleanQuery } = await import('../../mfe-search/src/engine/words');
  const titles = ['B.Tech. in Robotics', 'Diploma in Bakery and Café Management', 'Dwarka Campus'];
  const index = new SearchIndex(
    [...titles, 'Fees and scholarships'].map((title) => ({ kind: 'page', path: '/', title, about: title })),
  );
  return {
    fuzz: (data) => {
      const query = cleanQuery(data.toString());
      if (query.length > 100 || cleanQuery(query) !== query) throw new Error(`Not clean: ${JSON.stringify(query)}`);
      index.search(query);
    },
    seeds: ['b.tech robtics', 'robotics', 'what is the fee for bakery'],
    words: ['  ', ' in ', ...split(". 's ies b.tech \u0000")],
  };
}

/** Characters: `marked` takes a second for four times as many. */
const MAX_PAGE = 4_000;

async function markdown(): Promise<Target> {
  const { articleFrom, htmlOf, joined } = await import('../../shared/src/prose/markdown');
  const { fillPlaceholders } = await import('../../shared/src/prose/placeholders');
  function checkHtml(html: string): void {
    const tags = html.replace(/"[^"]*"/g, '""').match(/<[^<>]*>/g) ?? [];
    if (tags.some((tag) => /^<script|\son\w+=/i.test(tag)) || /href="\s*javascript:/i.test(html))
      throw new Error(`Code in the page: ${html}`);
  }
  return {
    fuzz: (data) => {
      const text = data.toString();
      if (text.length > MAX_PAGE) return;
      checkHtml(htmlOf(text));
      const { parts, headings } = articleFrom(fillPlaceholders(text));
      checkHtml(joined(parts));
      if (new Set(headings.map(({ id }) => id)).size < headings.length)
        throw new Error('Two headings have the same id');
    },
    seeds: [
      '- one\n- two\n\nSee https://example.com/a, please.',
      '## Heading\n\n| A | B |\n| --- | --- |\n| 1 | [x](/y) |\n\n> **bold** *it* `code`\n\n1. one\n   - two\n\n{{mail a}}\n\n{{block b}}\n',
    ],
    words: [
      ...['- ', '## ', '{{block ', '}}', '[x]: ', '1. ', '> '],
      ...split(']( ![ ``` | \n\n < ** _ ~~ http:// www. \t'),
    ],
  };
}

export const TARGETS: Record<string, () => Promise<Target>> = {
  ...{ cookie, csv, lines, manifest, markdown, multipart, pdf, search, urlencoded },
};
