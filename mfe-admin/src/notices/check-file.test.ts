import { NOTICE_FILE_LIMIT } from '../contract';
import { pdf } from '../testing';
import { checkFile } from './check-file';

const sized = (size: number) => Object.defineProperty(pdf(), 'size', { value: size });

it.each([
  ['a PDF', pdf(), null],
  ['a PDF with something before its mark', pdf('a.pdf', '\n\n%PDF-1.4'), null],
  ['a PDF as large as is allowed', sized(NOTICE_FILE_LIMIT), null],
  ['no file', null, /Choose a PDF file/],
  ['another type', new File(['%PDF-'], 'a.docx', { type: 'application/msword' }), /not a PDF/],
  ['another type with the name of a PDF', pdf('a.pdf', 'GIF89a'), /not a PDF/],
  ['an empty file', pdf('a.pdf', ''), /empty/],
  ['too large a file', sized(NOTICE_FILE_LIMIT + 1), /The limit is 50 MB/],
])('%s', async (_, file, expected) => {
  const problem = await checkFile(file);
  if (expected) expect(problem).toMatch(expected);
  else expect(problem).toBeNull();
});
