/** @jest-environment node */
import type { Language } from '@university/shared/language';
import { DAY } from '@university/shared/time';
import { eq } from 'drizzle-orm';
import { allotments, applicants, campuses } from '../../platform/database/schema';
import { LIMITS } from '../../platform/throttle';
import { onBareDatabase } from '../../testing/bare';
import { shareOfDevanagari } from '../../testing/devanagari';
import { must } from '../../testing/must';
import { addCampuses } from '../../testing/small-catalogue';
import { WINDOW } from '../../testing/rounds';
import { correctApplicant, versionOf } from '../results/applicants';
import { remind, mailResults } from '../round-mails/mails';
import { sendCode } from './proofs';
import { correct, decider } from './decide';
import { findAllotments } from './queries';
import { liftDecisionHold, reportNotMe } from './report-not-me';
import { hashToken } from '../../platform/secrets';
import { signerIn } from './sign-in';
import { onRecords } from './testing';

const ASHA = { track: 'ug', round: 1, email: 'asha@applicant.example', birthDate: '09-02-2007' } as const;
const WRONG = '01-01-2008';

/** Share of letters, without addresses and proper names. */
const LEAST_DEVANAGARI = 0.8;
const NAMES = ['Asha Negi', 'UG'];

/** Without the signature. */
const saidIn = (text: string): string => text.split('\n\n').slice(0, -2).join(' ');

onBareDatabase('the language of mails', (bare) => {
  const { clock, services, mails } = onRecords(bare);
  const address = () => '10.0.0.1';
  const signIn = (given: object = {}) => signerIn(services(true))({ ...ASHA, address: address(), ...given });
  const stored = async () => must((await bare().db.select().from(applicants).where(eq(applicants.id, 'asha')))[0]);
  const language = async () => (await stored()).language;
  const setLanguage = (to: Language) => bare().db.update(applicants).set({ language: to });
  const ownMails = async () => (await mails()).filter(({ to }) => to === ASHA.email);

  test('is that of the page signed in on, until another one is used; one that says nothing changes nothing', async () => {
    expect(await language()).toBeNull();
    const seen = [];
    for (const given of [{}, { language: 'hi' }, {}, { language: 'en' }]) {
      await signIn(given);
      seen.push(await language());
    }
    expect(seen).toEqual([null, 'hi', 'hi', 'en']);
  });

  test('is that of each who signs in, the last of several at once, and nobody else’s', async () => {
    const enter = signerIn(services(true));
    const ravi = { ...ASHA, email: 'ravi@applicant.example', birthDate: '10-02-2007', address: '10.0.0.2' };
    const languages: Language[] = ['hi', 'en', 'hi', 'en', 'en', 'hi'];
    await Promise.all([
      ...languages.map((own, n) => enter({ ...ASHA, address: `10.2.${n}.1`, language: own })),
      enter({ ...ravi, language: 'en' }),
      enter({ ...ASHA, track: 'btech', address: '10.0.0.4' }),
    ]);
    const rows = await bare().db.select().from(applicants).orderBy(applicants.id);
    expect(rows.map(({ id, language: own }) => [id, own])).toEqual([
      ['asha', 'hi'],
      ['asha-btech', null],
      ['ravi', 'en'],
    ]);
  });

  test('is changed by nobody who knows no more than the address', async () => {
    await expect(signIn({ birthDate: WRONG, language: 'hi' })).rejects.toMatchObject({ status: 401 });
    expect([await language(), await mails()]).toEqual([null, []]);
  });

  test('is that of the page for the code that a sign-in asks for', async () => {
    const tries = Array.from({ length: LIMITS.account.free }, (_, n) =>
      signIn({ birthDate: WRONG, address: `10.1.${n}.1` }),
    );
    await Promise.allSettled(tries);
    await expect(signIn({ language: 'hi' })).rejects.toMatchObject({ code: 'code_required' });
    const [mail] = await ownMails();
    expect(mail).toMatchObject({ kind: 'sign-in-code', subject: 'साइन इन करने का आपका कोड' });
    // Only a successful sign-in is remembered.
    expect(await language()).toBeNull();
  });

  async function causeMails() {
    const on = services(true);
    const session = hashToken((await signIn()).token);
    await mailResults(on);
    await mailResults(on);
    await sendCode(on, 'asha');
    const code = (await ownMails()).flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []).at(-1);
    const proof = { form_number: 'SEU1', code };
    await decider(on)({ id: 'asha', session, status: 'float', address: address(), ...proof });
    await correct(on, 'clerk', 'asha', { status: 'pending', reason: 'Letter of 14 August' });
    clock.now = new Date(WINDOW.closesAt.getTime() - DAY);
    await remind(on);
    const [link] = (await ownMails()).flatMap(({ text }) => /\/admission\/not-me#(\S+)/.exec(text ?? '')?.[1] ?? []);
    await reportNotMe(on, must(link));
    await liftDecisionHold(on, 'clerk', 'asha', { undo: false, reason: 'Spoken to on the phone' });
    const person = await stored();
    await correctApplicant(on, 'clerk', 'asha', {
      version: versionOf(on, person),
      name: person.name,
      email: person.email,
      registered_category: 'D_SC',
      birthDate: '',
      reason: 'Letter of 14 August',
    });
    return ownMails();
  }

  const KINDS = [
    'applicant-corrected',
    'decision-code',
    'decision-hold',
    'decision-receipt',
    'new-device',
    'result-out',
    'seat-reminder',
  ];

  test('is that of every mail about a record, and of the pages that they lead to', async () => {
    await setLanguage('hi');
    const all = await causeMails();
    expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(expect.arrayContaining(KINDS));
    for (const { kind, subject, text } of all.filter((mail) => KINDS.includes(mail.kind))) {
      expect([kind, shareOfDevanagari(saidIn(`${subject} ${text}`), NAMES) >= LEAST_DEVANAGARI]).toEqual([kind, true]);
      const pages = text?.match(/https:\/\/seu\.example\S*/g) ?? [];
      expect([kind, pages.filter((page) => !page.startsWith('https://seu.example/hi/'))]).toEqual([kind, []]);
    }
  });

  test('is that of the seat’s names, where their Hindi is right for the English', async () => {
    const { db } = bare();
    await addCampuses(db, [{ code: 'H1', name: 'Hill Campus' }]);
    await db.update(allotments).set({ campusId: 'H1' });
    const named = (of: string) => db.update(campuses).set({ hi: [{ at: 'name', of, text: 'पहाड़ी कैंपस' }] });
    await setLanguage('hi');
    await named('Hill Campus');
    const kinds = ['decision-receipt', 'decision-code', 'decision-hold', 'seat-reminder'];
    const texts = (await causeMails()).filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text ?? '');
    expect(texts.length).toBeGreaterThanOrEqual(kinds.length);
    expect(texts.filter((text) => !text.includes('पहाड़ी कैंपस') || text.includes('Hill Campus'))).toEqual([]);
    const [asha] = await findAllotments(db, ['asha']);
    expect(asha).toMatchObject({ campus: 'Hill Campus', mailedCampus: 'पहाड़ी कैंपस' });
    await named('Old name');
    expect((await findAllotments(db, ['asha']))[0]).toMatchObject({ mailedCampus: 'Hill Campus' });
  });

  test('is English for those of whom nobody said', async () => {
    const all = (await causeMails()).filter((mail) => KINDS.includes(mail.kind));
    expect(all.length).toBeGreaterThanOrEqual(KINDS.length);
    for (const { subject, text } of all) expect(`${subject} ${text}`).not.toMatch(/[\u0900-\u097f]|\/hi\//);
  });
});
