import { demoPages } from '../api/demo/testing/files';
import { KNOWN_BLOCKS } from '../mfe-admin/src/editor/dialogs';
import { heldDocument } from '../mfe-admin/src/editor/markdown/read';
import { writeMarkdown } from '../mfe-admin/src/editor/markdown/write';
import { BLOCKS } from '../mfe-admissions/src/guides/blocks';
import { RESTRICTED } from '../mfe-public/src/calendars/calendar';

test('the editor offers every block of the guides by name, and none that pages do not know', () => {
  const names = KNOWN_BLOCKS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(BLOCKS)));
  const others = names.filter((name) => !Object.hasOwn(BLOCKS, name));
  expect(others).toEqual(['reservation', 'holidays', RESTRICTED, 'officers', 'placement']);
});

const pages = demoPages();

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(40));

test.each(pages)('the editor holds $path, and writes it the same each time', ({ body }) => {
  const written = writeMarkdown(heldDocument(body));
  expect(writeMarkdown(heldDocument(written))).toBe(written);
});
