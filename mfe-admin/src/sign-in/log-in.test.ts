import { returnTo } from './log-in';

it.each([
  [{ from: '/admin/uploads?x=1' }, '/admin/uploads?x=1'],
  [{ from: '//evil.example' }, '/admin/dashboard'],
  [{ from: '/\\evil.example' }, '/admin/dashboard'],
  [{ from: 'https://evil.example' }, '/admin/dashboard'],
  [{ from: 7 }, '/admin/dashboard'],
  [null, '/admin/dashboard'],
])('%j leads to %s', (state, path) => {
  expect(returnTo(state)).toBe(path);
});
