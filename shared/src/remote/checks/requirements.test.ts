/** @jest-environment node */
import { ReleaseRefused } from './refused';
import { checkRequirements } from './requirements';

const provides = { react: '19.3.1', 'styled-components': '6.6.0' };
const check = (requires: Record<string, string>) => () => checkRequirements({ requires }, provides);

test.each([[{}], [{ react: '^19.3.1' }], [{ react: '^19.0.0', 'styled-components': '~6.6.0' }]])(
  'a release that requires %j fits',
  (requires) => {
    expect(check(requires)).not.toThrow();
  },
);

test.each([
  [{ react: '^20.0.0' }, 'it needs react ^20.0.0 (the shell has 19.3.1)'],
  [{ react: '^19.4.0' }, 'it needs react ^19.4.0 (the shell has 19.3.1)'],
  [{ zustand: '^5.0.0' }, 'it needs zustand ^5.0.0 (the shell has none)'],
  [
    { react: '^18.0.0', 'styled-components': '^7.0.0' },
    'it needs react ^18.0.0 (the shell has 19.3.1), styled-components ^7.0.0 (the shell has 6.6.0)',
  ],
])('a release that requires %j is refused, with all that is missing', (requires, reason) => {
  expect(check(requires)).toThrow(new ReleaseRefused(reason));
});
