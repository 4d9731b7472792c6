/** @jest-environment node */
import {
  allotments,
  applicants,
  auditLog,
  auditPersonal,
  knownDevices,
  outbox,
  programs,
  siteSettings,
} from '../../platform/database/schema';
import type { ApplicantCorrection } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { and, eq } from 'drizzle-orm';
import { onBothBareDatabases } from '../../testing/bare';
import { CYCLE } from '../../testing/rounds';
import { fillSmallCatalogue } from '../../testing/small-catalogue';
import { must } from '../../testing/must';
import { PEOPLE, onRecords } from '../allotment/testing';
import { birthDateHmac } from '../allotment/sign-in';
import { beginApplicantSessions } from '../allotment/sessions';
import { loadReferenceData } from '../allotment/queries';
import { notMeLink, reportNotMe, storeNotMeLinks } from '../allotment/report-not-me';
import { mailResults } from '../round-mails/mails';
import { SECRETS } from '../../testing/start';
import { correctApplicant, versionOf, readStaffAllotment, searchApplicants } from './applicants';

onBothBareDatabases('correcting an applicant', (bare) => {
  const { clock, services, sessions, mails, links } = onRecords(bare);
  const [asha, ravi] = PEOPLE;
  beforeAll(async () => {
    await fillSmallCatalogue(bare().db);
    await bare().db.delete(siteSettings).where(eq(siteSettings.id, 'admission'));
  });

  const stored = async (id: string = asha.id) =>
    must((await bare().db.select().from(applicants).where(eq(applicants.id, id)))[0]);

  async function send(change: Partial<ApplicantCorrection>, id: string = asha.id) {
    const { name, email, registeredCategory: registered_category } = await stored(id);
    const body = { name, email, registered_category, birthDate: '', reason: 'Letter of 14 August', ...change };
    return correctApplicant(services(), 'clerk', id, {
      version: change.version ?? versionOf(services(), await stored(id)),
      ...body,
    });
  }

  async function refusal(change: Partial<ApplicantCorrection>, id?: string) {
    const error = await send(change, id).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(HttpError);
    const { status, code, issues } = error as HttpError;
    return { status, code, fields: issues?.map(({ path }) => path) };
  }

  test('name and category are written as given, and the date of birth is as it was', async () => {
    const before = await stored();
    await send({ name: 'Asha   Kumari Negi', registered_category: 'd_sc' });
    expect(await stored()).toEqual({ ...before, name: 'Asha Kumari Negi', registeredCategory: 'D_SC' });
  });

  test('another address needs the date of birth, and has it signed in with both', async () => {
    expect(await refusal({ email: 'other@applicant.example' })).toMatchObject({ status: 400, fields: ['birthDate'] });
    await send({ email: 'other@applicant.example', birthDate: asha.birthDate });
    expect(await stored()).toMatchObject({
      email: 'other@applicant.example',
      dobHmac: birthDateHmac(SECRETS.pepper, 'other@applicant.example', asha.birthDate),
    });
  });

  test('another date of birth is the one to sign in with', async () => {
    await send({ birthDate: '11-03-2006' });
    expect((await stored()).dobHmac).toBe(birthDateHmac(SECRETS.pepper, asha.email, '11-03-2006'));
  });

  test.each([
    ['a name that is none', { name: 'Asha <b>' }, ['name']],
    ['an address that is none', { email: 'asha@', birthDate: asha.birthDate }, ['email']],
    ['a day that there is not', { birthDate: '31-02-2006' }, ['birthDate']],
    ['a category that is none', { registered_category: 'D UR' }, ['registered_category']],
    ['nothing that differs', {}, ['name']],
    ['the date that is stored', { birthDate: asha.birthDate }, ['name']],
    ['two things wrong', { name: '7', birthDate: '01-01-2025' }, ['name', 'birthDate']],
  ])('%s is refused at its field, and nothing is changed or mailed', async (_what, change, fields) => {
    const before = await stored();
    expect(await refusal(change)).toEqual({ status: 400, code: 'invalid_request', fields });
    expect(await stored()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  test('an address may be that of another applicant of the track', async () => {
    await send({ email: asha.email, birthDate: ravi.birthDate }, ravi.id);
    expect((await stored(ravi.id)).email).toBe(asha.email);
  });

  test('of two who saw the same state the second is told', async () => {
    const version = versionOf(services(), await stored());
    const answer = await send({ version, birthDate: '11-03-2006' });
    expect(answer.version).not.toBe(version);
    expect(await refusal({ version, name: 'Asha Rao' })).toMatchObject({ status: 409, code: 'stale' });
    expect((await stored()).name).toBe('Asha Negi');
    await send({ version: answer.version, name: 'Asha Rao' });
    expect((await stored()).name).toBe('Asha Rao');
  });

  test('of two corrections at the same time one counts', async () => {
    const version = versionOf(services(), await stored());
    const ends = await Promise.allSettled([send({ version, name: 'Asha Rao' }), send({ version, name: 'Asha Das' })]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the record tells staff what a correction has to send', async () => {
    const { applicant } = await readStaffAllotment(services(), asha.id, 'clerk');
    expect(applicant).toEqual({ _id: asha.id, version: versionOf(services(), await stored()) });
    expect(applicant.version).not.toContain((await stored()).dobHmac);
  });

  test('an applicant who is not there is not found', async () => {
    const missing = correctApplicant(services(), 'clerk', 'nobody', {
      version: '',
      name: 'A',
      email: 'a@b.example',
      registered_category: 'D_UR',
      birthDate: '',
      reason: 'Letter',
    });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });

  test('all sessions of the applicant end, and no others; with another date devices are strangers again', async () => {
    const { db } = bare();
    await db.insert(allotments).values({
      id: 'asha-2',
      applicantId: asha.id,
      cycle: CYCLE,
      track: 'ug',
      round: 2,
      outcome: 'not-allotted',
    });
    const begin = () => beginApplicantSessions(db, [asha.id, 'asha-2', ravi.id], clock.now);
    await db.insert(knownDevices).values({ hash: 'h', applicantId: asha.id, expiresAt: new Date('2027-01-01') });
    await begin();
    await send({ name: 'Asha Rao' });
    expect((await sessions()).map(({ allotmentId }) => allotmentId)).toEqual([ravi.id]);
    expect(await db.select().from(knownDevices)).toHaveLength(1);
    await send({ birthDate: '11-03-2006' });
    expect(await db.select().from(knownDevices)).toEqual([]);
  });

  test('the old and the new address are told what was corrected, without the values', async () => {
    await send({ name: 'Asha Rao', email: 'other@applicant.example', birthDate: '11-03-2006' });
    const told = await mails();
    expect(told.map(({ to }) => to).sort()).toEqual([asha.email, 'other@applicant.example']);
    // The old address does not learn the new name.
    expect(told.find(({ to }) => to === asha.email)?.text).toMatch(/^Dear Asha Negi,/);
    for (const { text, kind } of told) {
      expect(kind).toBe('applicant-corrected');
      expect(text).toContain('your name, your e-mail address and your date of birth');
      expect(text).toContain('If you did not ask for this');
      expect(text).not.toMatch(/2006|11-03|other@|asha@/);
    }
  });

  test('“this was not me” is said with no link that went to another address', async () => {
    const link = notMeLink(services(), { id: asha.id, language: 'en' }, 'sign-in', clock.now);
    await storeNotMeLinks(bare().db, [link]);
    await send({ birthDate: '11-03-2006' });
    expect(await links()).toHaveLength(1);
    await send({ email: 'other@applicant.example', birthDate: '11-03-2006' });
    const [, token = ''] = link.url.split('#');
    await expect(reportNotMe(services(), token)).rejects.toMatchObject({ status: 410 });
  });

  test('where the address stays it is told once', async () => {
    await send({ registered_category: 'D_SC' });
    expect((await mails()).map(({ to, text }) => [to, text?.includes('your registered category')])).toEqual([
      [asha.email, true],
    ]);
  });

  test('the log says in every round what was corrected; the reason can be erased', async () => {
    await send({ name: 'Asha Rao', reason: 'Letter of 14 August' });
    const lines = await bare()
      .db.select()
      .from(auditLog)
      .innerJoin(auditPersonal, eq(auditPersonal.entryId, auditLog.id))
      .where(and(eq(auditLog.subject, `allotment:${asha.id}`), eq(auditLog.action, 'correct-applicant')))
      .orderBy(auditLog.id);
    const { audit_log: line, audit_personal: personal } = must(lines.at(-1));
    expect(line).toMatchObject({ actor: 'staff:clerk', detail: { changed: ['name'] } });
    expect(JSON.stringify(line)).not.toMatch(/Rao|August/);
    expect(personal.data).toEqual({ reason: 'Letter of 14 August' });
    const { history } = await readStaffAllotment(services(), asha.id, 'clerk');
    expect(history.find(({ action }) => action === 'correct-applicant')?.detail.reason).toBe('Letter of 14 August');
  });

  test('result mail that did not reach the wrong address goes to the right one', async () => {
    const { db } = bare();
    for (let times = 0; times < 2; times++) await mailResults(services());
    const ofRound = and(eq(outbox.kind, 'result-out'), eq(outbox.about, `round:${CYCLE}:ug:1`));
    await db.update(outbox).set({ nextAttemptAt: null, lastError: '550 no such mailbox' }).where(ofRound);
    await send({ email: 'right@applicant.example', birthDate: asha.birthDate });
    const rows = await db.select().from(outbox).where(eq(outbox.kind, 'result-out'));
    const found = rows.map(({ to, about, nextAttemptAt }) => [to, about?.split(':')[2], nextAttemptAt !== null]);
    expect(found.sort()).toEqual([
      [asha.email, 'btech', true],
      [ravi.email, 'ug', false],
      ['right@applicant.example', 'ug', true],
    ]);
  });

  describe('a record as the office sees it', () => {
    test('has the marks, and the list with what became of each wish', async () => {
      const preferences = [
        { programId: 'gone', campusId: 'campus-h2' },
        { programId: 'program-dwv', campusId: 'campus-h1' },
      ];
      await bare().db.update(allotments).set({ preferences, marks: '412.50' }).where(eq(allotments.id, asha.id));
      const found = await readStaffAllotment(services(), asha.id, 'clerk');
      expect(found.record.marks).toBe('412.50');
      expect(
        found.preferences.map(({ position, program, campus, became }) => [position, program, campus, became]),
      ).toEqual([
        [1, null, 'Campus H2', 'higher'],
        [2, 'Diploma in Weaving', 'Campus H1', 'allotted'],
      ]);
      const {
        records: [same],
      } = await searchApplicants(services(), { form_number: 'SEU1' }, 'clerk');
      expect(same?.preferences).toEqual(found.preferences);
    });

    test('without marks and list in the result file it has none', async () => {
      const { record, preferences } = await readStaffAllotment(services(), asha.id, 'clerk');
      expect({ marks: record.marks, preferences }).toEqual({ marks: null, preferences: [] });
    });
  });

  test('beside records stand fees, names of what is on the lists and the portal; what is no public page has no link', async () => {
    const { db } = bare();
    const preferences = [
      { programId: 'program-dwv', campusId: 'campus-h2' },
      { programId: 'gone', campusId: 'campus-h2' },
    ];
    const link = async () => (await loadReferenceData(db, [{ preferences }])).programs['program-dwv']?.link;
    await db.update(programs).set({ years: [] });
    expect(await link()).toBe('program-dwv');
    await db.update(programs).set({ years: null });
    expect(await link()).toBeNull();
    await db.update(programs).set({ years: [], status: 'archived' });
    expect(await loadReferenceData(db, [{ preferences }, { preferences: [] }])).toEqual({
      fees: [{ timing: 'semester', amount: 20_000, track: null, band: 'A', shares: [{ category: 'SC', percent: 40 }] }],
      programs: { 'program-dwv': { name: 'Diploma in Weaving', link: null } },
      campuses: { 'campus-h2': { name: 'Campus H2', link: 'h2' } },
      studentPortal: 'https://student.seu.example',
    });
  });
});
