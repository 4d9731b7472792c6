/** @jest-environment node */
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { inspectPdf } from './inspect';
import { packed, PAGE, PAGES, sound, stream, written } from './testing/write-pdf';

const inspect = (bytes: string | Uint8Array) =>
  inspectPdf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes));
const REFUSED = { refused: 'active' };
const LINK = { refused: 'link' };
const UNREADABLE = { refused: 'unreadable' };
const SOUND = { pages: 1, isTagged: false };
const catalogue = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
const withCatalogue = (entries: string, ...objects: string[]) => written([catalogue(entries), PAGES, PAGE, ...objects]);
const link = (action: string) => `/Annots [<< /Subtype /Link /A ${action} >>]`;
const annotation = (entries: string) => `/Annots [<< /Type /Annot ${entries} >>]`;

/** Entries of the catalogue, or of any other dictionary. */
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
  expect(inspect(withCatalogue(entries, '<< >>'))).toEqual(REFUSED);
  expect(inspect(packed([catalogue(entries), PAGES, PAGE, '<< >>']))).toEqual(REFUSED);
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
  expect(inspect(withCatalogue(link(`<< /S /URI /URI <${hex}> >>`)))).toEqual(LINK);
  expect(inspect(withCatalogue(link('<< /S /URI /URI 4 0 R >>'), `<${hex}>`))).toEqual(LINK);
  expect(inspect(withCatalogue(`/URI << /Base <${hex}> >>`))).toEqual(LINK);
});

test.each<[string, string, object]>([
  ['in an object that nothing refers to', sound('<< /S /JavaScript /JS (x) >>'), REFUSED],
  ['as the kind of an action in an object of its own', withCatalogue(link('<< /S 4 0 R >>'), '/Launch'), REFUSED],
  ['at opening, in an object of its own', withCatalogue('/OpenAction 4 0 R', '<< /S 5 0 R >>', '/Named'), REFUSED],
  ['behind two references', withCatalogue(link('4 0 R'), '5 0 R', '<< /S /Hide >>'), REFUSED],
  ['in an object that is in no table', sound().replace('xref\n', '9 0 obj << /X 1 >> endobj\nxref\n'), UNREADABLE],
  [
    'in an object in no table, with a comment',
    sound().replace('xref\n', '9 %\n0 %\nobj << >> endobj\nxref\n'),
    UNREADABLE,
  ],
  ['behind the end', `${sound()}\n9 0 obj << /X 1 >> endobj`, UNREADABLE],
  [
    'in a stream of objects that is in no table',
    sound().replace('xref\n', `9 0 obj ${stream('/Type /ObjStm /N 1 /First 4', '8 0 << >>')} endobj\nxref\n`),
    UNREADABLE,
  ],
  ['in a packed object that is in no table', sound(stream('/Type /ObjStm /N 1 /First 4', '8 0 << >>')), UNREADABLE],
  ['in a row of offset 0', zeroRow('<< /S /Launch >>'), REFUSED],
  ['in a stream that is in another file', sound('<< /Length 0 /F (http://e.in/x) >>\nstream\n\nendstream'), REFUSED],
  ['in a drawing of another file', sound(stream('/Subtype /Form /Ref << /F (x.pdf) >>', '')), REFUSED],
  ['in a model', sound(stream('/Type /3D /Subtype /U3D /OnInstantiate 5 0 R', 'x')), REFUSED],
  ['in an attached file', sound(stream('/Type /EmbeddedFile', 'x')), REFUSED],
  ['in an earlier version', amended(sound('<< /S /Launch >>'), 4), REFUSED],
  [
    'in an earlier version of what is referred to',
    amended(withCatalogue(link('4 0 R'), '<< /S /Hologram >>'), 4),
    REFUSED,
  ],
  [
    'under a name that is there twice',
    withCatalogue(link('<< /S /JavaScript /S /URI /URI (https://e.in) >>')),
    UNREADABLE,
  ],
  ['in data', sound(stream('/Filter /DCTDecode', '\n8   0\n obj << /X 1 >> endobj')), UNREADABLE],
  ['in an object within another', within(), UNREADABLE],
])('refused: active content %s', (_where, bytes, finding) => {
  expect(inspect(bytes)).toEqual(finding);
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

/** The document with a section that puts an empty object in the place of one. */
function amended(text: string, id: number): string {
  const before = /startxref\n(\d+)/.exec(text)?.[1];
  const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
  const object = `${id} 0 obj << >> endobj\n`;
  const table = `xref\n${id} 1\n${row}trailer\n<< /Root 1 0 R /Prev ${before} >>\n`;
  return `${text}${object}${table}startxref\n${text.length + object.length}\n%%EOF`;
}

test.each<[string, string]>([
  ['a place to open at', withCatalogue('/OpenAction [3 0 R /XYZ null null 0]')],
  ['a place to open at, as an action', withCatalogue('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
  ['a place to open at, in an object of its own', withCatalogue('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')],
  ['links as Word writes them', withCatalogue(link('<< /Type /Action /S /URI /URI (https://example.com/JS) >>'))],
  [
    'links to mail and telephone',
    withCatalogue(link('<</S/URI/URI(mailto:a@b.in?subject=x)/Next<</S/URI/URI(tel:+911)>>>>')),
  ],
  ['a link without https', withCatalogue(link('<< /S /URI /URI (www.example.com) >>'))],
  ['buttons to the next page', withCatalogue(link('<< /S /Named /N /NextPage >>'))],
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
  [
    'a form to fill in',
    withCatalogue('/AcroForm << /Fields [<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) >>] >>'),
  ],
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
  [
    'drawn glyphs of any name',
    sound('<< /Type /Font /CharProcs << /A 5 0 R /AA 5 0 R /EF 5 0 R /F 5 0 R >> >>', stream('', 'd0')),
  ],
  ['parts of any kind', sound('<< /Type /StructElem /S /Sound /P 2 0 R /A << /O /Layout /Placement /Block >> >>')],
  ['transitions and borders', sound('<< /Trans << /S /Fade >> /Border << /S /S >> /Group << /S /Transparency >> >>')],
  ['a row of offset 0', zeroRow('null')],
  ['a change added at the end', amended(sound('<< /K 1 >>'), 4)],
  [
    'an empty attachment list of another name',
    withCatalogue('/PieceInfo << /Illustrator << /Private 4 0 R >> >>', '<< >>'),
  ],
])('taken: %s', (_what, bytes) => {
  expect(inspect(bytes)).toEqual(SOUND);
});

test('taken: what a library makes of links, outlines, structure and forms', async () => {
  const chunks: Buffer[] = [];
  const paper = new PDFKit({ tagged: true, pdfVersion: '1.7' });
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.on('end', resolve));
  paper.addNamedDestination('top');
  paper.outline.addItem('Top').addItem('Below');
  paper.text('To the site', { link: 'https://example.com', underline: true }).text('Up', { goTo: 'top' });
  paper.addStructure(paper.struct('Document', {}, [() => void paper.text('Tagged')]));
  paper.initForm();
  paper.formText('name', 10, 10, 100, 20, { value: 'x' });
  paper.end();
  await ended;
  expect(inspect(Buffer.concat(chunks))).toEqual({ pages: 1, isTagged: true });
});

test('what a library makes of it is refused: a script, an attachment', async () => {
  const scripted = await PDFDocument.create();
  scripted.addPage();
  scripted.addJavaScript('hello', 'app.alert("hello")');
  expect(inspect(await scripted.save())).toEqual(REFUSED);
  const attached = await PDFDocument.create();
  attached.addPage();
  await attached.attach(new Uint8Array([1, 2, 3]), 'file.exe');
  expect(inspect(await attached.save({ useObjectStreams: false }))).toEqual(REFUSED);
  const launching = await PDFDocument.create();
  launching.addPage();
  const action = launching.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') });
  launching.catalog.set(PDFName.of('OpenAction'), launching.context.register(action));
  expect(inspect(await launching.save())).toEqual(REFUSED);
});
