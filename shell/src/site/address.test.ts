import { FEDERATION_RUNTIME } from '@university/shared/remote/names';
import { addressOf } from './address';

const release = {
  version: '1.0.0',
  entry: { file: 'entry.1.js', integrity: 'sha384-x' },
  requires: { react: '^19.0.0' },
};

test('a browser is told to bring the runtime for a release that was built to take it, and for no other', () => {
  expect(addressOf(release, '/r/')).toEqual({ base: '/r/', version: '1.0.0', entry: release.entry });
  const earlier = { ...release, requires: { ...release.requires, [FEDERATION_RUNTIME]: '~2.9.2' } };
  expect(addressOf(earlier, '/r/')).toMatchObject({ takesRuntime: true });
});
