import { groupsOf } from './groups';

const page = (path: string, title = path) => ({ path, title, description: '', keywords: [] });

test('every page stands in one group, by title', () => {
  const groups = groupsOf([
    page('/amenities/Sports', 'Sports'),
    page('/amenities/Library', 'Library'),
    page('/courses', 'Programmes'),
    page('/', 'Home'),
    page('/something-new', 'Something new'),
  ]);
  expect(groups.map(({ title, pages }) => [title, pages.map((each) => each.title)])).toEqual([
    ['Programmes and academics', ['Programmes']],
    ['Student life', ['Library', 'Sports']],
    ['More', ['Home', 'Something new']],
  ]);
});

test('without pages there are no groups', () => {
  expect(groupsOf([])).toEqual([]);
});
