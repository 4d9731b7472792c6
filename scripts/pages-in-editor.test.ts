import { pageDocuments } from '../api/demo/pages/read';
import { heldDocument } from '../mfe-admin/src/editor/markdown/holds';
import { writeMarkdown } from '../mfe-admin/src/editor/markdown/write';

const pages = pageDocuments(new Date('2026-01-15T05:00:00Z'));

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(40));

test.each(pages)('the editor holds $path, and writes it the same each time', ({ body }) => {
  const written = writeMarkdown(heldDocument(body));
  expect(writeMarkdown(heldDocument(written))).toBe(written);
});
