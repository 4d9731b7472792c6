import { Addresses, callOf, methodsOf } from './addresses';

const table = new Addresses([
  { method: 'GET', path: '/notice/:id' },
  { method: 'DELETE', path: '/notice/:id' },
  { method: 'GET', path: '/notice/archived' },
  { method: 'POST', path: '/notice/upload' },
  { method: 'GET', path: '/notice/:notice/file' },
  { method: 'GET', path: '/download/:token', getOnly: true },
] as const);

const methodsAt = (path: string) => {
  const address = table.find(path);
  return address && methodsOf(address).join(' ');
};

test.each([
  ['/notice/n1', 'DELETE GET HEAD OPTIONS'],
  ['/notice/archived', 'GET HEAD OPTIONS'],
  ['/notice/upload', 'OPTIONS POST'],
  ['/notice/uplo%61d', 'OPTIONS POST'],
  ['/notice/n1/file', 'GET HEAD OPTIONS'],
  ['/download/abc', 'GET OPTIONS'],
])('%s takes %s: words come before parameters', (path, methods) => {
  expect(methodsAt(path)).toBe(methods);
});

test.each(['', '/', '/notice', '/notice/', '/notice//file', '/Notice/n1', '/notice/n1/', '/notice/%', '/notice/%ff'])(
  'there is nothing at "%s"',
  (path) => {
    expect(table.find(path)).toBeUndefined();
  },
);

test('parameters are named and decoded', () => {
  expect(table.find('/notice/a%2Fb%20c/file')?.params).toEqual({ notice: 'a/b c' });
});

test('HEAD is answered as GET is, unless that would spend the address', () => {
  const file = table.find('/notice/n1/file');
  const download = table.find('/download/abc');
  expect([file && callOf(file, 'HEAD')?.path, download && callOf(download, 'HEAD')]).toEqual([
    '/notice/:notice/file',
    undefined,
  ]);
});
