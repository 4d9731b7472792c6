import { trailTo } from './trail';

const labels = (pathname: string) => trailTo(pathname).map(({ label }) => label);

test.each([
  ['/about-us/history', ['About Us']],
  ['/courses/ug', ['Academics', 'Programmes']],
  ['/courses', ['Academics', 'Programmes']],
  ['/placement', []],
  ['/', []],
])('%s stands below the items that hold it', (pathname, above) => {
  expect(labels(pathname)).toEqual(above);
});

test.each([
  ['/programs/p1', ['Academics', 'Programmes', 'All Programmes']],
  ['/dept/d1', ['Academics', 'Faculties & Departments']],
  ['/faculty/f1', ['Academics', 'Faculties & Departments']],
  ['/campus/dwarka', ['Campuses by zone']],
  ['/administration/administrative/estate/rooms', ['Administration', 'Administrative Offices']],
  ['/admission/result/ug2/show', ['Admission', 'Seat Allotment Results']],
  ['/recruitment/archive/academic-positions', ['Work with us', 'Recruitment']],
])('%s, which is not in the tree, stands below the item it belongs to', (pathname, above) => {
  expect(labels(pathname)).toEqual(above);
});

test('a page that belongs nowhere has no trail', () => {
  expect(labels('/tenders')).toEqual([]);
});
