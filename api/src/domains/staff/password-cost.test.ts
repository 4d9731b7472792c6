/** @jest-environment node */
const PASSWORD = 'four words that rhyme';

/** Elsewhere in tests passwords cost little. Modules that are loaded anew here would be strangers to those of a world. */
test('a password costs whoever guesses it what OWASP asks for', async () => {
  jest.resetModules();
  jest.doMock('@node-rs/argon2', () => jest.requireActual('@node-rs/argon2'));
  const { fits, hashPassword } = await import('./passwords');
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await fits(hash, PASSWORD, 'a'), await fits(hash, `${PASSWORD}!`, 'a')]).toEqual([true, false]);
});

export {};
