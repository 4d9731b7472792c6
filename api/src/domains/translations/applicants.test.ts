/** @jest-environment node */
import { demoLogins } from '../../../demo/logins';
import { nameTexts } from '../../../demo/hindi/names-of-things';
import { must } from '../../testing/must';
import { signInApplicant } from '../../testing/applicant';
import { onEmbedded } from '../../testing/world';

onEmbedded('what applicants read in Hindi', (world) => {
  test('programme and campus of their record are called as everywhere; the person is called as they wrote it', async () => {
    const { email } = must(demoLogins.applicants[0]);
    const { allotment, cookies, read } = await signInApplicant(world(), email);
    const url = must((await read()).raw.req.url).replace('/api/v1', '');
    const answer = await world().call({ url: `${url}?lang=hi`, cookies, remoteAddress: '10.0.0.1' });
    const { program, campus, name } = allotment.record;
    expect(answer.json().data.record).toMatchObject({
      program: must(nameTexts[must(program)]),
      campus: must(nameTexts[must(campus)]),
      name,
    });
    expect((await read()).json().data.record).toMatchObject({ program, campus, name });
  });
});
