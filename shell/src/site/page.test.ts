import { identity } from '@university/shared/identity';
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
