import { exampleSite } from '@university/shared/testing/identity';

function textsOf(language: '' | '.hi', sendsMail?: false): string {
  globalThis.siteIdentity = { ...exampleSite, ...(sendsMail === false && { sendsMail }) };
  let said = '';
  jest.isolateModules(() => {
    const { texts } = require(`./texts${language}`) as typeof import('./texts');
    const { notMe } = require(`../result/not-me/texts${language}`) as typeof import('../result/not-me/texts');
    said = JSON.stringify([texts.lead, texts.form.emailHint, texts.receipt.keep, notMe.done.text]);
  });
  return said;
}

it.each([
  ['', /by e-mail|answer to this address|mail it to you|mailed you/],
  ['.hi', /ई-मेल से|इसी पते पर जवाब/],
] as const)('texts%s promise mail only where a mail server is set up', (language, promise) => {
  expect(textsOf(language)).toMatch(promise);
  expect(textsOf(language, false)).not.toMatch(promise);
});
