import { demoPages } from '../api/demo/testing/files';
import { heldDocument } from '../mfe-admin/src/editor/markdown/holds';
import { writeMarkdown } from '../mfe-admin/src/editor/markdown/write';

const pages = demoPages();

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(40));

test.each(pages)('the editor holds $path, and writes it the same each time', ({ body }) => {
  const written = writeMarkdown(heldDocument(body));
  expect(writeMarkdown(heldDocument(written))).toBe(written);
});
