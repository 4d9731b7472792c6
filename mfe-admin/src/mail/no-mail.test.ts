import { exampleSite } from '@university/shared/testing/identity';

/** Texts as they are where a mail server is set up, or not. */
function textsIn(sendsMail?: false): string {
  globalThis.siteIdentity = { ...exampleSite, ...(sendsMail === false && { sendsMail }) };
  let said = '';
  jest.isolateModules(() => {
    const { approvals } = require('../staff/texts') as typeof import('../staff/texts');
    const { texts: many } = require('../staff/read-list') as typeof import('../staff/read-list');
    const { passkeys } = require('../sign-in/texts') as typeof import('../sign-in/texts');
    const { texts: grievances } = require('../grievances/texts') as typeof import('../grievances/texts');
    const { assign, extend, settle } = grievances;
    const parts = [approvals.waits({ hasApprover: true }), many.lead, many.sent(2), passkeys.removeText];
    said = JSON.stringify([...parts, assign.text, extend, settle]);
  });
  return said;
}

const PROMISES = /A mail (?:tells|with)|gets a mail|told by mail|mailed/;

it('the staff area tells of mail where a mail server is set up', () => expect(textsIn()).toMatch(PROMISES));

it('without one it promises none, and says why', () => {
  const said = textsIn(false);
  expect(said).not.toMatch(PROMISES);
  expect(said).toContain('No mail server is set up: mails are written to a folder and reach nobody.');
});
