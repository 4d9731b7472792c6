import { KNOWN_BLOCKS } from '../mfe-admin/src/editor/BlockDialog';
import { BLOCKS } from '../mfe-admissions/src/guides/blocks';
import { RESTRICTED } from '../mfe-public/src/calendars/calendar';

test('the editor offers every block of the guides by name, and none that pages do not know', () => {
  const names = KNOWN_BLOCKS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(BLOCKS)));
  const others = names.filter((name) => !Object.hasOwn(BLOCKS, name));
  expect(others).toEqual(['reservation', 'holidays', RESTRICTED, 'officers', 'placement']);
});
