import { exampleSite } from '@university/shared/testing/identity';

function textsOf(file: './texts' | './texts.hi', sendsMail?: false): string {
  globalThis.siteIdentity = { ...exampleSite, ...(sendsMail === false && { sendsMail }) };
  let said = '';
  jest.isolateModules(() => {
    const { texts } = require(file) as typeof import('./texts');
    said = JSON.stringify([texts.send.emailHint, texts.aside.steps]);
  });
  return said;
}

it.each([
  ['./texts', /by e-mail|are sent here/],
  ['./texts.hi', /ई-मेल से|भेजे जाते/],
] as const)('%s promises mail only where a mail server is set up', (file, promise) => {
  expect(textsOf(file)).toMatch(promise);
  expect(textsOf(file, false)).not.toMatch(promise);
});
