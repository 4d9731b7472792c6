import { fillPath } from './api';

test.each([
  ['/program/:id', { id: '42' }, '/program/42'],
  ['/program/:id', { id: 'a/b c?' }, '/program/a%2Fb%20c%3F'],
  ['/notice/:id/file', { id: 'n1' }, '/notice/n1/file'],
  ['/campus', undefined, '/campus'],
])('%s with %j is %s', (path, params, filled) => {
  expect(fillPath(path, params)).toBe(filled);
});
