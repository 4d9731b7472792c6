import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import fc from '../../../../../scripts/jest/properties';
import { WorkEnded, IsolatedWork, LIMITS } from '../../isolated/isolated-work';
import { newFolder } from '../../../testing/cluster';
import { FileRefused } from '../receive';
import { makePdf } from '../../../testing/pdf';
import { PDF_REFUSALS, pdfInspection } from '../examine';
import { inspectPdf, inspectPdfFile } from './inspect';
import { CATALOGUE, packed, PAGE, PAGES, sound, stream, written } from './testing/write-pdf';

const read = (bytes: Uint8Array | string) =>
  inspectPdf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes));

async function drawn(pages: number, useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save({ useObjectStreams }));
}

async function printed(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFKit({ autoFirstPage: false, ...options });
  for (let page = 0; page < pages; page++) document.addPage().text(`Page ${page} (of \\many)`);
  document.end();
  return buffer(document);
}

const TWO_PAGES = '<< /Type /Pages /Count 2 /Kids [] >>';

test.each([
  ['tables, by pdf-lib', () => drawn(3, false), 3],
  ['streams of objects, by pdf-lib', () => drawn(70, true), 70],
  ['tables, by pdfkit', () => printed(2), 2],
  ['bytes after the end', async () => Buffer.concat([await drawn(1, true), Buffer.alloc(500, 10)]), 1],
  ['a change added at the end', async () => amended(await drawn(2, false)), 2],
  ['a count in an object of its own', () => written([CATALOGUE, '<< /Type /Pages /Count 3 0 R >>', '3']), 3],
  [
    'strings, names and numbers of all kinds',
    () => written([`<< /A (a \\) (b) c) /B <00ff> /C [true false null -1.5 .5 2 0 R] /Pages 2 0 R >>`, TWO_PAGES]),
    2,
  ],
])('the pages are counted: %s', async (_what, make, pages) => {
  expect(read(await make())).toEqual({ pages, isTagged: false });
});

function amended(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const before = /startxref\s+(\d+)/.exec(text)?.[1];
  const root = /\/Root \d+ 0 R/.exec(text)?.[0];
  const section = `xref\n0 0\ntrailer\n<< ${root} /Prev ${before} >>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + section, 'latin1');
}

const good = written([CATALOGUE, TWO_PAGES]);

test.each<[string, () => Promise<Buffer | string> | string, string]>([
  ['a web page', () => '<html>', 'notPdf'],
  ['nothing', () => '', 'notPdf'],
  ['bytes before the header', async () => Buffer.concat([Buffer.from('\n'), await printed(4)]), 'leading'],
  ['a header alone', () => '%PDF-1.7\n', 'cutOff'],
  ['half a file', async () => (await printed(9)).subarray(0, 2_000), 'cutOff'],
  ['a password', () => printed(1, { userPassword: 'secret' }), 'protected'],
  ['restrictions without a password to open', () => printed(1, { ownerPassword: 'secret' }), 'protected'],
  ['no root', () => written([CATALOGUE, TWO_PAGES], ''), 'unreadable'],
  ['a root that is not there', () => written([CATALOGUE, TWO_PAGES], '/Root 8 0 R'), 'unreadable'],
  ['no pages', () => written([CATALOGUE, '<< /Type /Pages /Count 0 >>']), 'unreadable'],
  ['pages of another type', () => written([CATALOGUE, '<< /Type /Font /Count 1 >>']), 'unreadable'],
  ['a reference to itself', () => written([CATALOGUE, '2 0 R']), 'unreadable'],
  ['a table that points elsewhere', () => good.replace(/00000 n/g, '00001 x'), 'unreadable'],
  ['an end that points elsewhere', () => good.replace(/startxref\n\d+/, 'startxref\n5'), 'unreadable'],
  ['an end that points outside', () => good.replace(/startxref\n\d+/, 'startxref\n99999'), 'unreadable'],
  ['sections in a circle', () => good.replace('/Root 1', `/Prev ${good.indexOf('xref\n')} /Root 4`), 'unreadable'],
  ['values within values', () => written([`${'['.repeat(5_000)}${']'.repeat(5_000)}`, TWO_PAGES]), 'unreadable'],
])('refused: %s', async (_what, make, refused) => {
  expect(read(await make())).toEqual({ refused });
});

const isFound = (bytes: Buffer) => {
  const finding = read(bytes);
  return 'refused' in finding || finding.pages >= 1;
};

test('whatever the bytes are, they are counted or refused', () => {
  const edges = fc.constantFrom(
    '%PDF-1.4\n',
    'xref\n',
    'trailer\n<<',
    '>>',
    'startxref\n0\n%%EOF',
    '1 0 obj',
    'stream\n',
    '[',
    '(',
  );
  const bytes = fc.array(fc.oneof(edges, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 20 });
  fc.assert(
    fc.property(bytes, (parts) => isFound(Buffer.from(parts.join(''), 'latin1'))),
    { numRuns: 1_000 },
  );
});

test('a good file with any bytes changed is counted or refused', async () => {
  const files = [await drawn(2, true), await drawn(2, false), await printed(1)];
  const change = fc.tuple(fc.nat(), fc.nat(255));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 5 }), (pdf, changes) => {
      const changed = Buffer.from(pdf);
      for (const [at, byte] of changes) changed[at % changed.length] = byte;
      return isFound(changed);
    }),
    { numRuns: 1_000 },
  );
});

test('an error of the disk is not blamed on the file', () => {
  expect(() => inspectPdfFile({ path: '/missing.pdf' })).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});

describe('a form looks into its PDF', () => {
  const isolated = new IsolatedWork();
  afterAll(() => isolated.close());
  const folder = newFolder();
  const look = (bytes: Buffer | string) => {
    const file = path.join(folder, 'file.pdf');
    writeFileSync(file, bytes, 'latin1');
    return pdfInspection(isolated, 'somebody')({ path: file });
  };

  test('apart from the server, and gets what it found', async () => {
    expect(await look(await drawn(2, true))).toEqual({ pages: 2, isTagged: false });
  });

  test('and says what is wrong, in words', async () => {
    await expect(look('<html>')).rejects.toThrow(new FileRefused(PDF_REFUSALS.notPdf));
    jest.spyOn(isolated, 'run').mockRejectedValueOnce(new WorkEnded('too long'));
    await expect(look('<html>')).rejects.toThrow(new FileRefused(PDF_REFUSALS.unreadable));
  });

  test('but does not blame the file for an error of the disk', async () => {
    const missing = pdfInspection(isolated, 'somebody')({ path: path.join(folder, 'missing.pdf') });
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });
});

describe('active content', () => {
  const REFUSED = { refused: 'active' };
  const LINK = { refused: 'link' };
  const UNREADABLE = { refused: 'unreadable' };
  const SOUND = { pages: 1, isTagged: false };
  const catalogue = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
  const withCatalogue = (entries: string, ...objects: string[]) =>
    written([catalogue(entries), PAGES, PAGE, ...objects]);
  const link = (action: string) => `/Annots [<< /Subtype /Link /A ${action} >>]`;
  const linked = (action: string, ...objects: string[]) => withCatalogue(link(action), ...objects);
  const beforeTable = (object: string) => sound().replace('xref\n', `${object}\nxref\n`);
  const annotation = (entries: string) => `/Annots [<< /Type /Annot ${entries} >>]`;

  test.each([
    ['a script at opening', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    ['a program at opening', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
    ['an address at opening', '/OpenAction << /S /URI /URI (https://example.com) >>'],
    ['a page, and then more', '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI >> >>'],
    ['an action when it is closed', '/AA << /WC << /S /JavaScript /JS 5 0 R >> >>'],
    ['an address when a page is seen', '/AA << /O << /S /URI /URI (https://example.com) >> >>'],
    ['a list of scripts', '/Names << /JavaScript 4 0 R >>'],
    ['attached files', '/Names << /EmbeddedFiles 4 0 R >>'],
    ['a file that belongs to it', '/AF [<< /Type /Filespec /EF << /F 4 0 R >> >>]'],
    ['a form within the form', '/AcroForm << /Fields [] /XFA 4 0 R >>'],
    ['a button that sends', '/AcroForm << /Fields [<< /A << /S /SubmitForm >> >>] >>'],
    ['a field that calculates', '/AcroForm << /Fields [<< /AA << /C << /S /JavaScript /JS (x) >> >> >>] >>'],
    ['a button that fetches', link('<< /S /ImportData >>')],
    ['a film', annotation('/Subtype /RichMedia')],
    ['a screen', annotation('/Subtype /Screen')],
    ['a model with a script', annotation('/Subtype /3D /3DD 4 0 R')],
    ['an attachment on the page', annotation('/Subtype /FileAttachment')],
    ['an annotation of a kind that nobody knows', annotation('/Subtype /Hologram')],
    ['an annotation without a kind', annotation('')],
    ['another document', link('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>')],
    ['a document inside', link('<< /S /GoToE >>')],
    ['a thread of another document', link('<< /S /Thread /F (other.pdf) >>')],
    ['an action of a kind that nobody knows', link('<< /S /Hologram >>')],
    ['an address, and then a script', link('<< /S /URI /URI (https://e.in) /Next [<< /S /JavaScript /JS (x) >>] >>')],
    ['a name that prints', link('<< /S /Named /N /Print >>')],
    ['an escaped name', '/OpenAction << /S /J#61vaScript /#4a#53 (x) >>'],
    ['a name without space around it', '/Names<</JavaScript<<>>>>'],
    ['an action in depth', `/X ${'['.repeat(40)}<< /S /Launch >>${']'.repeat(40)}`],
  ])('refused: %s', (_what, entries) => {
    expect(read(withCatalogue(entries, '<< >>'))).toEqual(REFUSED);
    expect(read(packed([catalogue(entries), PAGES, PAGE, '<< >>']))).toEqual(REFUSED);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:x',
    'java\nscript:x',
    'file:///etc/passwd',
    'data:text/html,x',
    'ftp://e.in',
    'other.pdf',
    '//e.in/x',
    '\\\\host\\x',
    'https://e.in/a\tb',
  ])('refused: a link to %j', (address) => {
    const hex = Buffer.from(address, 'latin1').toString('hex');
    expect(read(linked(`<< /S /URI /URI <${hex}> >>`))).toEqual(LINK);
    expect(read(linked('<< /S /URI /URI 4 0 R >>', `<${hex}>`))).toEqual(LINK);
    expect(read(withCatalogue(`/URI << /Base <${hex}> >>`))).toEqual(LINK);
  });

  test.each<[string, string, object]>([
    ['in an object that nothing refers to', sound('<< /S /JavaScript /JS (x) >>'), REFUSED],
    ['as the kind of an action in an object of its own', linked('<< /S 4 0 R >>', '/Launch'), REFUSED],
    ['at opening, in an object of its own', withCatalogue('/OpenAction 4 0 R', '<< /S 5 0 R >>', '/Named'), REFUSED],
    ['behind two references', linked('4 0 R', '5 0 R', '<< /S /Hide >>'), REFUSED],
    ['in an object that is in no table', beforeTable('9 0 obj << /X 1 >> endobj'), UNREADABLE],
    ['in an object in no table, with a comment', beforeTable('9 %\n0 %\nobj << >> endobj'), UNREADABLE],
    ['behind the end', `${sound()}\n9 0 obj << /X 1 >> endobj`, UNREADABLE],
    [
      'in a stream of objects that is in no table',
      beforeTable(`9 0 obj ${stream('/Type /ObjStm /N 1 /First 4', '8 0 << >>')} endobj`),
      UNREADABLE,
    ],
    ['in a packed object that is in no table', sound(stream('/Type /ObjStm /N 1 /First 4', '8 0 << >>')), UNREADABLE],
    ['in a string', sound('(\n8 0 obj << /S /JavaScript /JS (x) >> endobj)'), UNREADABLE],
    ['in a list in a list', sound('<< /Annots [[<< /Subtype /Movie >>] [5 0 R]] >>', '<< /Subtype /Link >>'), REFUSED],
    ...['ObjStX', 'XObject', '(ObjStm)', '6 0 R'].map((type): [string, string, object] => [
      `packed into a stream that says to be ${type}`,
      packed([catalogue('/OpenAction << /S /JavaScript /JS (x) >>'), PAGES, PAGE, '<< >>']).replace(
        '/Type /ObjStm',
        type.startsWith('Obj') || type === 'XObject' ? `/Type /${type}` : `/Type ${type}`,
      ),
      UNREADABLE,
    ]),
    ['in a row of offset 0', zeroRow('<< /S /Launch >>'), REFUSED],
    ['in a stream that is in another file', sound('<< /Length 0 /F (http://e.in/x) >>\nstream\n\nendstream'), REFUSED],
    ['in a drawing of another file', sound(stream('/Subtype /Form /Ref << /F (x.pdf) >>', '')), REFUSED],
    ['in a model', sound(stream('/Type /3D /Subtype /U3D /OnInstantiate 5 0 R', 'x')), REFUSED],
    ['in an attached file', sound(stream('/Type /EmbeddedFile', 'x')), REFUSED],
    ['in an earlier version', amended(sound('<< /S /Launch >>'), 4), REFUSED],
    ['in an earlier version of what is referred to', amended(linked('4 0 R', '<< /S /Hologram >>'), 4), REFUSED],
    ['under a name that is there twice', linked('<< /S /JavaScript /S /URI /URI (https://e.in) >>'), UNREADABLE],
    ['in data', sound(stream('/Filter /DCTDecode', '\n8   0\n obj << /X 1 >> endobj')), UNREADABLE],
    ['in an object within another', within(), UNREADABLE],
  ])('refused: active content %s', (_where, bytes, finding) => {
    expect(read(bytes)).toEqual(finding);
  });

  /** The place of object 8 is in the string of object 4. */
  function within(): string {
    const text = sound('(\n8 0 obj << /X 1 >> endobj)');
    const place = `${String(text.indexOf('8 0 obj')).padStart(10, '0')} 00000 n \n`;
    return text.replace('trailer', `8 1\n${place}trailer`);
  }

  function zeroRow(object: string): string {
    const text = sound(object);
    return text.replace(/\d{10} 00000 n \ntrailer/, '0000000000 00000 n \ntrailer');
  }

  function amended(text: string, id: number): string {
    const before = /startxref\n(\d+)/.exec(text)?.[1];
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    const object = `${id} 0 obj << >> endobj\n`;
    const table = `xref\n${id} 1\n${row}trailer\n<< /Root 1 0 R /Prev ${before} >>\n`;
    return `${text}${object}${table}startxref\n${text.length + object.length}\n%%EOF`;
  }

  test.each<[string, string]>([
    ...['tel:+91 11 2345 6789', 'mailto:a@e.in?subject=Fee query', 'https://e.in/a b.pdf', ' https://e.in '].map(
      (address): [string, string] => [`a link to ${address}`, linked(`<< /S /URI /URI (${address}) >>`)],
    ),
    ['a list of attachments that is empty', withCatalogue('/Names << /EmbeddedFiles << /Names [] >> >>')],
    ['a list of scripts that is empty', withCatalogue('/Names << /JavaScript << /Names [] >> >>')],
    ['a text that speaks of objects', sound('<< /Title (How to write 8 0 obj and endobj) >>')],
    ['a place to open at', withCatalogue('/OpenAction [3 0 R /XYZ null null 0]')],
    ['a place to open at, as an action', withCatalogue('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    ['a place to open at, in its own object', withCatalogue('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['links as Word writes them', linked('<< /Type /Action /S /URI /URI (https://example.com/JS) >>')],
    ['links to mail and telephone', linked('<</S/URI/URI(mailto:a@b.in?subject=x)/Next<</S/URI/URI(tel:+911)>>>>')],
    ['a link without https', linked('<< /S /URI /URI (www.example.com) >>')],
    ['buttons to the next page', linked('<< /S /Named /N /NextPage >>')],
    [
      'an outline',
      withCatalogue(
        '/Outlines 4 0 R',
        '<< /First 5 0 R >>',
        '<< /Title (A) /Next 6 0 R /A << /S /GoTo /D (a) >> >>',
        '<< /Title (B) /Dest (b) >>',
      ),
    ],
    ['names of places', withCatalogue('/Names << /Dests << /Names [(a) << /D [3 0 R /Fit] >>] >> >>')],
    ['a form', withCatalogue('/AcroForm << /Fields [<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) >>] >>')],
    ['words that look like names', withCatalogue('/Title (/JavaScript /Launch) /Sub <2f4a53>')],
    ['names that begin alike', withCatalogue('/JSON 1 /AAA 2 /Launching 3 /Soundness 4')],
    ['glyphs of any name', sound('<< /Type /Font /Encoding << /Differences [65 /AA /JS /Launch /XFA] >> >>')],
    [
      'fonts of any name',
      sound(
        '<< /Font << /AA 5 0 R /A 5 0 R /EF 5 0 R /JS 5 0 R /Names 5 0 R /URI 5 0 R /XFA 5 0 R >> >>',
        '<< /Type /Font /Subtype /Type0 /DescendantFonts [5 0 R] >>',
      ),
    ],
    ['drawings', sound('<< /Type /Font /CharProcs << /A 5 0 R /AA 5 0 R /EF 5 0 R /F 5 0 R >> >>', stream('', 'd0'))],
    ['parts of any kind', sound('<< /Type /StructElem /S /Sound /P 2 0 R /A << /O /Layout /Placement /Block >> >>')],
    ['transitions and borders', sound('<< /Trans << /S /Fade >> /Border << /S /S >> /Group << /S /Transparency >> >>')],
    ['a row of offset 0', zeroRow('null')],
    ['a change added at the end', amended(sound('<< /K 1 >>'), 4)],
    ['an empty list of another name', withCatalogue('/PieceInfo << /Illustrator << /Private 4 0 R >> >>', '<< >>')],
  ])('taken: %s', (_what, bytes) => {
    expect(read(bytes)).toEqual(SOUND);
  });

  test('taken: what a library makes of links, outlines, structure and forms', async () => {
    const paper = new PDFKit({ tagged: true, pdfVersion: '1.7' });
    paper.addNamedDestination('top');
    paper.outline.addItem('Top').addItem('Below');
    paper.text('To the site', { link: 'https://example.com', underline: true }).text('Up', { goTo: 'top' });
    paper.addStructure(paper.struct('Document', {}, [() => void paper.text('Tagged')]));
    paper.initForm();
    paper.formText('name', 10, 10, 100, 20, { value: 'x' });
    paper.end();
    expect(read(await buffer(paper))).toEqual({ pages: 1, isTagged: true });
  });

  test('what a library makes of it is refused: a script, an attachment', async () => {
    const scripted = await PDFDocument.create();
    scripted.addPage();
    scripted.addJavaScript('hello', 'app.alert("hello")');
    expect(read(await scripted.save())).toEqual(REFUSED);
    const attached = await PDFDocument.create();
    attached.addPage();
    await attached.attach(new Uint8Array([1, 2, 3]), 'file.exe');
    expect(read(await attached.save({ useObjectStreams: false }))).toEqual(REFUSED);
    const launching = await PDFDocument.create();
    launching.addPage();
    const action = launching.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') });
    launching.catalog.set(PDFName.of('OpenAction'), launching.context.register(action));
    expect(read(await launching.save())).toEqual(REFUSED);
  });
});

describe('the text of a paper', () => {
  const folder = newFolder();
  const work = new IsolatedWork({ limits: LIMITS.texts });
  afterAll(() => work.close());

  function textOf(bytes: Uint8Array | string) {
    const file = path.join(folder, 'a.pdf');
    writeFileSync(file, bytes);
    return work.run('readPdfText', { path: file }, undefined);
  }

  test('the text of a paper is read in the order of its pages, in one line', async () => {
    const date = new Date('2026-01-15');
    const paper = await makePdf({ title: 'Looms', heading: 'University', paragraph: 'Yarn is kept dry.', date });
    expect(await textOf(paper)).toBe('University Looms Yarn is kept dry.');
  });

  test('a long paper is read as far as searches need it', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let number = 0; number < 30; number++) {
      const page = document.addPage();
      for (let line = 0; line < 50; line++)
        page.drawText('spindle '.repeat(12), { x: 10, y: 15 * line, size: 8, font });
    }
    expect(await textOf(await document.save())).toHaveLength(100_000);
  });

  test('a scanned paper has no text', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    expect(await textOf(await document.save())).toBe('');
  });

  test('what is no PDF ends the attempt and nothing else', async () => {
    await expect(textOf('%PDF-1.4\nnothing')).rejects.toThrow();
    const date = new Date('2026-01-15');
    expect(await textOf(await makePdf({ title: 'A', heading: 'B', paragraph: 'C', date }))).toBe('B A C');
  });
});
