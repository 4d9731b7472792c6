/** @jest-environment node */
import { type Approval, RESULT_COLUMNS } from '@university/shared/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { DAY, MINUTE } from '@university/shared/time';
import { staff } from '../../platform/database/schema';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { formOf } from '../../testing/calls';
import { onDatabase, START } from '../../testing/world';
import { callerOf } from '../staff/testing/caller';

const PROPOSER = 'admin@seu.example';
const SECOND = 'registrar@seu.example';

onDatabase('what takes two people', (world) => {
  const { accountOf: find, approvalIn, asStaff: as, decide, later: laterBy, takeUp } = callerOf(world);
  const later = (days: number) => laterBy((days * DAY) / MINUTE);
  const change = async (email: string, update: object, by = PROPOSER) =>
    as(by, 'PATCH', `/staff/${(await find(email))._id}`, update);

  test('an admin alone makes nobody a member of the committee: not by invitation, not by a change', async () => {
    const email = 'second.self@seu.example';
    const invited = await as(PROPOSER, 'POST', '/staff', {
      email,
      name: 'Second Self',
      role: 'grievances',
      isIccMember: true,
    });
    expect(invited.statusCode).toBe(200);
    expect(invited.json().data.staff.isIccMember).toBe(false);
    expect(approvalIn(invited)).toMatchObject({
      kind: 'staff-rights',
      state: 'pending',
      hasApprover: true,
      what: expect.stringContaining(
        'Second Self (second.self@seu.example) will become a member of the Internal Complaints',
      ),
    });
    expect((await takeUp(email)).statusCode).toBe(200);
    const changed = await change('notices@seu.example', { isIccMember: true });
    expect(changed.json().data.staff.isIccMember).toBe(false);
    expect((await find(email)).isIccMember).toBe(false);
    const seen = await as(email, 'GET', '/grievance?category=harassment');
    expect(seen.json().metadata.total).toBe(0);
    const again = await change('notices@seu.example', { isIccMember: true });
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  });

  test('nobody approves what he proposed, or what is about himself', async () => {
    const own = approvalIn(await change('faculty@seu.example', { isIccMember: true }));
    const refused = await decide(PROPOSER, own);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_person_required']);
    const about = approvalIn(await change(SECOND, { isIccMember: true }));
    expect((await decide(SECOND, about)).json().message).toContain('your own account');
    expect((await find(SECOND)).isIccMember).toBe(false);
    expect((await decide('notices@seu.example', own)).statusCode).toBe(403);
    expect((await decide('admissions@seu.example', own)).statusCode).toBe(404);
    expect((await decide(SECOND, own, 'decline')).json().data.approval.state).toBe('declined');
    expect((await decide(SECOND, own)).statusCode).toBe(409);
  });

  test('a second admin approves; all admins and all members of the committee are told of both', async () => {
    const watching = [PROPOSER, SECOND, 'grievances@seu.example'];
    const told = async () => {
      const subjects: string[][] = [];
      // Sequential: concurrent deliveries share the mails.
      for (const email of watching) {
        const about = (await mailTo(world(), email)).filter(({ text }) => text.includes('Moumita Sarkar (admissions@'));
        subjects.push(about.map(({ subject }) => subject).sort());
      }
      return subjects;
    };
    const approved = 'A second person approved a proposal';
    expect(await told()).toEqual([[], [], []]);
    const approval = approvalIn(await change('admissions@seu.example', { isIccMember: true }));
    expect((await decide(SECOND, approval)).json().data.approval).toMatchObject({
      state: 'approved',
      decidedBy: { email: SECOND },
    });
    expect((await find('admissions@seu.example')).isIccMember).toBe(true);
    const both = [approved, 'Something waits for a second person'];
    expect(await told()).toEqual([both, both, both]);
    expect((await change('admissions@seu.example', { isIccMember: false })).json().data.staff.isIccMember).toBe(false);
  });

  test('an admin makes no second admin to approve with: that account waits, disabled, for another admin', async () => {
    const puppet = 'puppet@seu.example';
    const invited = await as(PROPOSER, 'POST', '/staff', { email: puppet, name: 'A Puppet', role: 'admin' });
    expect(invited.json().data.staff).toMatchObject({ disabled: true });
    expect(await mailTo(world(), puppet)).toEqual([]);
    const enabled = await change(puppet, { disabled: false });
    expect([enabled.statusCode, (await find(puppet)).disabled]).toEqual([409, true]);
    const raised = await change('admissions@seu.example', { role: 'admin' });
    expect(raised.json().data.staff.role).toBe('admissions');
    await decide(PROPOSER, approvalIn(raised), 'decline');
    await decide(SECOND, approvalIn(invited));
    expect((await takeUp(puppet)).statusCode).toBe(200);
    // Approved, but too new to approve.
    const member = approvalIn(await change('faculty@seu.example', { isIccMember: true }));
    expect((await decide(puppet, member)).json().message).toContain('less than seven days');
    later(6);
    expect((await decide(puppet, member)).statusCode).toBe(403);
    later(1);
    const anew = approvalIn(await change('faculty@seu.example', { isIccMember: true }));
    expect((await decide(puppet, anew)).statusCode).toBe(200);
    world().clock.now = START;
    await change('faculty@seu.example', { isIccMember: false });
    await change(puppet, { disabled: true });
    await change(puppet, { disabled: false });
    expect((await find(puppet)).disabled).toBe(true);
  });

  test('what waits is found by what it is about, and by whoever may approve it', async () => {
    const { _id } = await find('admissions@seu.example');
    const approval = approvalIn(await change('admissions@seu.example', { isIccMember: true }));
    const listed = async (by: string, query: string) =>
      (await as(by, 'GET', `/approval?state=pending&${query}`))
        .json<{ data: { approvals: Approval[] } }>()
        .data.approvals.map((each) => each._id);
    expect(await listed(PROPOSER, `subject=staff:${_id}`)).toEqual([approval._id]);
    expect(await listed(PROPOSER, 'subject=staff:other')).toEqual([]);
    expect(await listed(SECOND, 'mine=true')).toContain(approval._id);
    expect(await listed(PROPOSER, 'mine=true')).not.toContain(approval._id);
    await decide(SECOND, approval, 'decline');
  });

  test('what nobody decides within seven days is over, and who watches over it is told', async () => {
    const approval = approvalIn(await change('admissions@seu.example', { isIccMember: true }));
    later(7);
    await world().api.jobs.run('expire-proposals');
    await world().api.jobs.run('expire-proposals');
    for (const email of [PROPOSER, SECOND]) {
      const mails = await mailTo(world(), email);
      const told = mails.filter(({ text }) => text.includes('Moumita Sarkar (admissions@'));
      expect(told.filter(({ subject }) => subject === 'A proposal was not decided in time')).toHaveLength(1);
    }
    expect((await decide(SECOND, approval)).statusCode).toBe(409);
    const listed = await as(SECOND, 'GET', '/approval?state=expired');
    expect(listed.json().data.approvals).toContainEqual(expect.objectContaining({ _id: approval._id }));
  });

  test('a proposal counts no more when its proposer is no admin', async () => {
    const email = 'short.admin@seu.example';
    await decide(
      SECOND,
      approvalIn(await as(PROPOSER, 'POST', '/staff', { email, name: 'Short Term', role: 'admin' })),
    );
    await takeUp(email);
    const approval = approvalIn(await change('faculty@seu.example', { isIccMember: true }, email));
    await change(email, { disabled: true });
    expect((await decide(SECOND, approval)).statusCode).toBe(409);
    await decide(SECOND, approval, 'decline');
  });

  test('a proposal of the only administrator says that nobody else can approve it yet', async () => {
    const others = await world()
      .api.db.update(staff)
      .set({ disabled: true })
      .where(and(eq(staff.role, 'admin'), eq(staff.disabled, false), ne(staff.email, PROPOSER)))
      .returning();
    const email = 'next.admin@seu.example';
    const invited = await as(PROPOSER, 'POST', '/staff', { email, name: 'Next Admin', role: 'admin' });
    expect(approvalIn(invited)).toMatchObject({ state: 'pending', hasApprover: false });
    const listed = async () => (await as(PROPOSER, 'GET', '/approval?state=pending')).json().data.approvals[0];
    expect(await listed()).toMatchObject({ what: expect.stringContaining(email), hasApprover: false });
    await world()
      .api.db.update(staff)
      .set({ disabled: false })
      .where(
        inArray(
          staff.id,
          others.map(({ id }) => id),
        ),
      );
    expect(await listed()).toMatchObject({ hasApprover: true });
    const declined = await decide(SECOND, approvalIn(invited), 'decline');
    expect(declined.json().data.approval).toMatchObject({ hasApprover: false });
  });

  test('of two approvals at once one counts', async () => {
    const approval = approvalIn(await change('faculty@seu.example', { isIccMember: true }));
    const answers = await Promise.all([decide(SECOND, approval), decide(SECOND, approval, 'decline')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('publishing a round takes two people once two have said so', async () => {
    const url = '/admission/round/ug/2';
    const round = async () => (await as('admissions@seu.example', 'GET', url)).json().data.round;
    const put = async (published: boolean) => {
      const { opensAt, closesAt, version } = await round();
      return as('admissions@seu.example', 'PUT', url, { opensAt, closesAt, version, published });
    };
    expect((await put(false)).json().data.round.published).toBe(false);
    expect((await put(true)).json().data.round.published).toBe(true);
    const setting = await as(PROPOSER, 'PUT', '/setting/publishing-takes-two', { value: true });
    await decide(SECOND, approvalIn(setting));
    const { settings } = (await as(PROPOSER, 'GET', '/setting')).json().data;
    expect(settings.filter(({ value }: { value: boolean }) => value)).toEqual([
      { key: 'publishing-takes-two', value: true },
    ]);
    await put(false);
    const waits = await put(true);
    expect(waits.json().data.round.published).toBe(false);
    expect((await decide('admissions@seu.example', approvalIn(waits))).statusCode).toBe(403);
    expect((await decide(SECOND, approvalIn(waits))).json().message).toContain('other than an admin');
    await world().api.db.update(staff).set({ rightsSince: null }).where(eq(staff.email, 'admissions@seu.example'));
    expect((await decide(SECOND, approvalIn(waits))).statusCode).toBe(200);
    expect((await round()).published).toBe(true);
    // Published results need two people, also for a file; an unchanged file needs none.
    const send = (rank: number) => {
      const row = `SEU2539999,Late Comer,late.comer@person.example,09-02-2007,D_UR,not-allotted,,,,,${rank}`;
      const csv = new Blob([`${RESULT_COLUMNS.join()}\n${row}`]);
      return as('admissions@seu.example', 'POST', `${url}/import`, formOf({ csv }));
    };
    const late = await send(1);
    expect([late.statusCode, late.json().code]).toEqual([403, 'second_person_required']);
    await put(false);
    expect((await send(1)).statusCode).toBe(200);
    const unseen = approvalIn(await put(true));
    expect((await send(2)).statusCode).toBe(200);
    expect((await decide(SECOND, unseen)).json().code).toBe('stale');
    expect((await round()).published).toBe(false);
    await decide(SECOND, unseen, 'decline');
    expect((await decide(SECOND, approvalIn(await put(true)))).statusCode).toBe(200);
    expect((await send(2)).statusCode).toBe(200);
    await put(false);
    const stale = approvalIn(await put(true));
    await put(false);
    expect((await decide(SECOND, stale)).json().code).toBe('stale');
  });
});
