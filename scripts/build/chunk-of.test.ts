/** @jest-environment node */
import { chunkOf } from './chunk-of.cjs';

/** A `load` whose source is this text: the bundler and the test transform rewrite real ones. */
const loadOf = (source: string) => ({ toString: () => source }) as () => Promise<unknown>;

test('the chunk is named after the file', () => {
  expect(chunkOf(loadOf("() => import('./pages/Courses')"))).toEqual({ file: './pages/Courses', chunk: 'Courses' });
  expect(chunkOf(loadOf('() => jitiImport("./popup/Popup")'))).toEqual({ file: './popup/Popup', chunk: 'Popup' });
});

test('a load of another form is refused', () => {
  expect(() => chunkOf(loadOf('() => loadPage(name)'))).toThrow('not of the form');
});
