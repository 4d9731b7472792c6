import { withoutIntegrity } from './integrity.mjs';

const sum = 'sha512-x';

test('a package without a sum is named, wherever it stands; those of other platforms apart', () => {
  const packages = {
    '': {},
    api: { version: '1.0.0' },
    'node_modules/@university/api': { link: true },
    'node_modules/fine': { version: '1.0.0', integrity: sum },
    'node_modules/bare': { version: '2.0.0' },
    'node_modules/fine/node_modules/@scope/nested': { version: '3.0.0', optional: true },
    'node_modules/@swc/core-darwin-arm64': { version: '4.0.0', optional: true, cpu: ['arm64'] },
  };
  expect(withoutIntegrity({ packages })).toEqual({
    bad: ['bare@2.0.0', '@scope/nested@3.0.0'],
    foreign: ['@swc/core-darwin-arm64@4.0.0'],
  });
});
