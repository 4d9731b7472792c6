import { identity } from '@university/shared/identity';
import { canonicalPath } from './routes';
import { pageMeta } from './page';

const handle = { title: 'Programme', description: 'What one learns', lang: 'hi' };

test('a page is named by its data, then by its descriptor', () => {
  expect(pageMeta(handle, { title: 'B.Tech. Mechanical', description: 'Four years' })).toEqual({
    title: `B.Tech. Mechanical · ${identity.name}`,
    description: 'Four years',
    lang: 'hi',
  });
  expect(pageMeta(handle, { status: 404 })).toEqual({
    title: `Programme · ${identity.name}`,
    description: 'What one learns',
    lang: 'hi',
  });
  expect(pageMeta(handle, null).title).toBe(`Programme · ${identity.name}`);
});

test('without either it is the university’s, in English', () => {
  expect(pageMeta(undefined, undefined)).toEqual({
    title: identity.name,
    description: identity.tagline,
    lang: 'en-IN',
  });
});

test('the university’s name is not said twice', () => {
  expect(pageMeta({ ...handle, title: identity.name }, null).title).toBe(identity.name);
});

/** Descriptor's path, the path asked for, and where it leads; null: spelled right. */
test.each([
  ['/', '/', null],
  ['/courses', '/courses', null],
  ['/courses', '/Courses', '/courses'],
  ['/courses', '/courses/', '/courses'],
  ['/courses', '/COURSES/', '/courses'],
  ['/academics/IQAC', '/academics/iqac', '/academics/IQAC'],
  ['/academics/IQAC', '/academics/IQAC', null],
  ['/about-us/About-the-University', '/About-Us/about-the-university/', '/about-us/About-the-University'],
  // A parameter keeps its spelling unless the descriptor wants it in lower case.
  ['/programs/:id', '/programs/BT-ME', null],
  ['/programs/:id', '/Programs/BT-ME/', '/programs/BT-ME'],
  ['/courses/:level', '/courses/UG', '/courses/ug'],
  ['/courses/:level', '/courses/ug', null],
  ['/courses/:level', '/Courses/PG/', '/courses/pg'],
  // An encoded slash stays one.
  ['/campus/:name', '/campus/Dwarka%20Campus', null],
  ['/campus/:name', '/Campus/Dwarka%20Campus/', '/campus/Dwarka%20Campus'],
  ['/campus/:name', '/campus/%E0%A4%A6', null],
  ['/campus/:name', '/campus/a%2Fb', null],
  ['/campus/:name', '/Campus/a%2Fb/', '/campus/a%2Fb'],
  // Everything below a splat is its page's own business.
  ['/administration/administrative/*', '/administration/administrative', null],
  ['/administration/administrative/*', '/administration/administrative/Exam-Cell', null],
  ['/administration/administrative/*', '/administration/administrative/Exam%20Cell/x', null],
  ['/administration/administrative/*', '/Administration/administrative/', '/administration/administrative'],
  [
    '/administration/administrative/*',
    '/Administration/Administrative/Exam-Cell/x',
    '/administration/administrative/Exam-Cell/x',
  ],
  // Not this route's.
  ['/courses', '/programs', null],
])('%s: %s -> %s', (path, asked, canonical) => {
  const found = canonicalPath({ path, lowercase: ['level'] }, asked);
  expect(found).toBe(canonical);
  if (found) expect(canonicalPath({ path, lowercase: ['level'] }, found)).toBeNull();
});
