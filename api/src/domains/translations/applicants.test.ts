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

  test('a refused decision says in Hindi why, and what is true now', async () => {
    const { email } = must(demoLogins.applicants[0]);
    const { closesAt } = (await signInApplicant(world(), email)).allotment.window;
    world().clock.now = new Date(Date.parse(closesAt) + 1_000);
    const { allotment, cookies } = await signInApplicant(world(), email);
    const { record } = allotment;
    const answer = await world().call({
      method: 'PUT',
      url: `/result/${record._id}?lang=hi`,
      payload: { status: 'freeze' },
      cookies,
      remoteAddress: '10.0.0.1',
    });
    const { code, message, data } = answer.json();
    expect([answer.statusCode, code]).toEqual([409, 'conflict']);
    expect(message).toBe('यह निर्णय अब आपके लिए खुला नहीं है।');
    expect(data.record.program).toBe(must(nameTexts[must(record.program)]));
  });
});
