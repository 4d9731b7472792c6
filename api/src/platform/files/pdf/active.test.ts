/** @jest-environment node */
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { inspectPdf } from './inspect';
import { packed, PAGE, PAGES, sound, stream, written } from './testing/write-pdf';

const inspect = (bytes: string | Uint8Array) =>
  inspectPdf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes));
const REFUSED = { refused: 'active' };
const catalogue = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
const withCatalogue = (entries: string, ...objects: string[]) => written([catalogue(entries), PAGES, PAGE, ...objects]);

test.each([
  ['a script at opening', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ['a program at opening', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
  ['an address at opening', '/OpenAction << /S /URI /URI (https://example.com) >>'],
  ['a page, and then more', '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI >> >>'],
  ['additional actions', '/AA << /WC 4 0 R >>'],
  ['a list of scripts', '/Names << /JavaScript 4 0 R >>'],
  ['attached files', '/Names << /EmbeddedFiles 4 0 R >>'],
  ['a file that belongs to it', '/AF [<< /Type /Filespec /EF << /F 4 0 R >> >>]'],
  ['a form within the form', '/AcroForm << /XFA 4 0 R >>'],
  ['a button that sends', '/AcroForm << /Fields [<< /A << /S /SubmitForm >> >>] >>'],
  ['a button that fetches', '/A << /S /ImportData >>'],
  ['a film', '/Annots [<< /Subtype /RichMedia >>]'],
  ['a document inside', '/A << /S /GoToE >>'],
  ['an escaped name', '/OpenAction << /S /J#61vaScript /#4a#53 (x) >>'],
  ['a name without space around it', '/Names<</JavaScript<<>>>>'],
  ['a name in depth', `/A ${'['.repeat(40)}/Launch${']'.repeat(40)}`],
])('refused: %s', (_what, entries) => {
  expect(inspect(withCatalogue(entries, '<< >>'))).toEqual(REFUSED);
  expect(inspect(packed([catalogue(entries), PAGES, PAGE, '<< >>']))).toEqual(REFUSED);
});

test.each<[string, string]>([
  ['in an object that nothing refers to', sound('<< /S /JavaScript /JS (x) >>')],
  ['as the kind of an action in an object of its own', sound('<< /S 5 0 R >>', '/Launch')],
  ['at opening, in an object of its own', withCatalogue('/OpenAction 4 0 R', '<< /S 5 0 R >>', '/Named')],
  ['in an object that is in no table', sound().replace('xref\n', '9 0 obj << /JS (x) >> endobj\nxref\n')],
  ['in the trailer', written([catalogue(''), PAGES, PAGE], '/Root 1 0 R /JS (x)')],
  ['behind the end', `${sound()}\n9 0 obj << /JS (x) >> endobj`],
  ['between packed objects', packed([catalogue(''), PAGES, `${PAGE} << /JS (x) >>`])],
  ['in the dictionary of a stream', sound(stream('/JS (x)', 'text'))],
  ['in an earlier version', amended(sound('<< /JS (x) >>'), 4)],
])('refused: active content %s', (_where, bytes) => {
  expect(inspect(bytes)).toEqual(REFUSED);
});

test('what hides an object in data is not read', () => {
  const hidden = '\n8   0\n obj << /JS (x) >> endobj';
  expect(inspect(sound(stream('/Filter /None', hidden)))).toEqual({ refused: 'unreadable' });
  const text = sound(stream('/Filter /None', hidden));
  const place = `${String(text.indexOf('8   0')).padStart(10, '0')} 00000 n \n`;
  expect(inspect(text.replace('0 5\n', '8 1\n'.concat(place, '0 5\n')))).toEqual({ refused: 'unreadable' });
});

/** The document with a section that puts an empty object in the place of one. */
function amended(text: string, id: number): string {
  const before = /startxref\n(\d+)/.exec(text)?.[1];
  const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
  const object = `${id} 0 obj << >> endobj\n`;
  const table = `xref\n${id} 1\n${row}trailer\n<< /Root 1 0 R /Prev ${before} >>\n`;
  return `${text}${object}${table}startxref\n${text.length + object.length}\n%%EOF`;
}

test('the version after it alone is taken', () => {
  expect(inspect(amended(sound('<< /K 1 >>'), 4))).toEqual({ pages: 1, isTagged: false });
});

test.each([
  ['a place to open at', '/OpenAction [3 0 R /XYZ null null 0]'],
  ['a place to open at, as an action', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'],
  ['a place to open at, in an object of its own', '/OpenAction 4 0 R'],
  ['a link to an address', '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.com/JS) >> >>]'],
  ['a form to fill in', '/AcroForm << /Fields [<< /FT /Tx /T (name) >>] >>'],
  ['words that look like names', '/Title (/JavaScript /Launch) /Sub <2f4a53>'],
  ['names that begin alike', '/JSON 1 /AAA 2 /Launching 3 /Soundness 4'],
])('taken: %s', (_what, entries) => {
  expect(inspect(withCatalogue(entries, '<< /S /GoTo /D [3 0 R /Fit] >>'))).toEqual({ pages: 1, isTagged: false });
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
