import pg from 'pg';
import { apiAs } from './support/admin';
import {
  decide,
  emailOf,
  fillIn,
  formNumberOf,
  offered,
  Office,
  type Person,
  ROUNDS,
  type Round,
  signIn,
} from './support/applicants';
import { Clock } from './support/clock';
import { logIn } from './support/log-in';
import { newDatabase } from './support/postgres';
import { type Site, startSite } from './support/site';
import { expect, listen, test } from './support/test';

/** An admission of one track with three rounds. Days and times in IST. */
const PLAN = {
  code: '2027-28',
  beginsOn: '2027-04-01',
  opensOn: '2027-04-05',
  lastDate: '2027-05-31',
  rounds: [
    {
      opens: '2027-06-14T10:00',
      closes: '2027-06-18T17:00',
      pay: ['2027-06-19', '2027-06-22'],
      verify: ['2027-06-23', '2027-06-25'],
    },
    {
      opens: '2027-07-01T10:00',
      closes: '2027-07-03T17:00',
      pay: ['2027-07-04', '2027-07-06'],
      verify: ['2027-07-07', '2027-07-09'],
    },
    {
      opens: '2027-07-15T10:00',
      closes: '2027-07-17T17:00',
      pay: ['2027-07-18', '2027-07-20'],
      verify: ['2027-07-21', '2027-07-23'],
    },
  ],
} as const;

const instant = (at: string) => `${at}:00+05:30`;

async function makePlan(site: string): Promise<void> {
  const { code: cycle, beginsOn, opensOn, lastDate, rounds } = PLAN;
  const office = await apiAs(site, 'admissions');
  const track = 'diploma';
  const add = (kind: string, data: object) => office.post('/document', { kind, data, status: 'draft' });
  await add('cycle', { code: cycle, beginsOn });
  const application = { code: `${track}-${cycle}`, cycle, track, opensOn, lastDate };
  await add('application', { ...application, portal: 'https://portal.example/' });
  for (const [index, { opens, closes, pay, verify }] of rounds.entries()) {
    await add('round', {
      code: `${track}-${index + 1}-${cycle}`,
      cycle,
      track,
      round: index + 1,
      final: index === rounds.length - 1,
      opensAt: instant(opens),
      closesAt: instant(closes),
      takeBackMinutes: 60,
      ...{ payFrom: pay[0], payUntil: pay[1], verifyFrom: verify[0], verifyUntil: verify[1] },
      ...{ verifyPlace: null, counsellingAt: null, counsellingCampusId: null, follows: null, retainUntil: null },
    });
  }
  await office.post(`/admission/cycle/${cycle}/publish`, {});
}

const [FIRST, SECOND] = ROUNDS as [Round, Round, ...Round[]];
const THIRD: Round = {
  ...SECOND,
  round: 3,
  name: 'Diploma Round\u00a03',
  signIn: '/admission/result/diploma/round3',
  show: '/admission/result/diploma/round3/show',
};

const NEXT = '2028-29';
const NEW: Round = { ...FIRST, round: 9 };
const ALL = ['Freeze', 'Float', 'Upgrade', 'Reject'];

const seat = (key: string, preference: number): Person => ({ key, outcome: 'allotted', preference });
const noSeat = (key: string): Person => ({ key, outcome: 'not-allotted' });

/** The first day of the demonstration, so that its calendar is the clock. */
const clock = new Clock('2025-08-16T10:00');
let database: Awaited<ReturnType<typeof newDatabase>>;
let site: Site;

test.beforeAll(async () => {
  database = await newDatabase();
  if (!database) return console.log('No PostgreSQL answers (TEST_DATABASE_URL): the admission year is not played.');
  await clock.moveDatabase(database.url);
  site = await startSite({ ...clock.variables, DEMO: 'on', DATABASE_URL: database.url.href });
});
test.afterAll(async () => {
  await site?.stop();
  await database?.remove();
});

test.use({ baseURL: undefined });

async function tablesWith(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database?.url.href });
  await client.connect();
  const { rows } = await client.query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await client.query(`select 1 from "${name}" as held where held::text like $1 limit 1`, [`%${text}%`]);
    if (held.rows.length > 0) found.push(name);
  }
  await client.end();
  return found;
}

test('an admission of three rounds on PostgreSQL, and a copy of it for the next year', async ({
  browser,
  page,
  complaints,
}) => {
  test.skip(!database, 'no PostgreSQL answers; see TEST_DATABASE_URL');
  const main = page.locator('main');
  const there = (round: Round): Round => ({ ...round, signIn: site.url + round.signIn });

  async function on(at: string): Promise<Office> {
    clock.moveTo(at);
    await page.clock.setSystemTime(clock.now());
    return Office.open(site.url);
  }
  const see = async (path: string, text: string | RegExp) => {
    await page.goto(site.url + path);
    await expect(main).toContainText(text);
  };
  async function seeStatus(round: Round, key: string, text: string, of: Round = round) {
    await signIn(page, there(round), key, of);
    await expect(main).toContainText(text);
  }

  await test.step('applications open and close', async () => {
    await makePlan(site.url);
    await on('2027-04-01T09:00');
    await see('/', 'applications open on 5 April');
    await see(FIRST.signIn, 'Decisions are planned from 14 Jun 2027, 10:00 am IST to 18 Jun 2027, 5:00 pm IST.');
    await on('2027-05-30T09:00');
    await see('/', 'apply by 31 May');
    await on('2027-05-31T22:00');
    await see('/admission', 'last day to apply is today, 31 May');
    await on('2027-06-01T00:01');
    await see('/admission', 'applications closed on 31 May');
  });

  await test.step('round 1: one floats, one takes a decision back, one lapses', async () => {
    const office = await on('2027-06-14T10:30');
    await office.importPeople(FIRST, [seat('floats', 3), seat('wavers', 2), seat('lapses', 2), noSeat('waits')]);
    await office.publish(FIRST);
    await see('/admission', 'decide by 18 June, 5:00 pm');

    await seeStatus(FIRST, 'floats', 'Time left to decide');
    await decide(page, 'Float', formNumberOf(FIRST, 'floats'));
    await expect(main).toContainText('Floated: accepted, open to a better seat');

    await seeStatus(FIRST, 'wavers', 'Time left to decide');
    await decide(page, 'Freeze', formNumberOf(FIRST, 'wavers'));
    await expect(main).toContainText('Frozen: you accepted this seat');
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Take this decision back?' });
    await question.getByRole('button', { name: /^Yes/ }).click();
    await expect(main).toContainText('You took your decision back.');
    expect(await offered(page)).toEqual(ALL);
    await decide(page, 'Upgrade');
    await expect(main).toContainText('Upgrade: you gave this seat up and wait');

    await seeStatus(FIRST, 'lapses', 'Time left to decide');
    await on('2027-06-18T17:00');
    await seeStatus(FIRST, 'lapses', 'Lapsed: you did not decide in time');
    expect(await offered(page)).toEqual([]);
  });

  await test.step('round 2: a better seat after floating', async () => {
    await on('2027-06-26T09:00');
    await see('/admission', 'Diploma Round\u00a02: result and decisions planned from 1 Jul 2027, 10:00 am');
    const office = await on('2027-07-01T10:00');
    await office.importPeople(SECOND, [seat('floats', 1), seat('wavers', 2), noSeat('waits')], undefined, FIRST);
    await office.publish(SECOND);
    await seeStatus(SECOND, 'floats', 'Time left to decide', FIRST);
    expect(await offered(page)).toEqual(['Freeze', 'Reject']);
    await decide(page, 'Freeze', formNumberOf(FIRST, 'floats'));
    await expect(main).toContainText('Frozen: you accepted this seat');
    await seeStatus(SECOND, 'wavers', 'Time left to decide', FIRST);
    await decide(page, 'Float', formNumberOf(FIRST, 'wavers'));
    await expect(main).toContainText('Floated: accepted, open to a better seat');
    await seeStatus(FIRST, 'floats', 'Floated: accepted, open to a better seat');
  });

  await test.step('round 3, the last, which the specification does not name', async () => {
    const office = await on('2027-07-15T10:00');
    await office.importPeople(THIRD, [seat('waits', 3)], undefined, FIRST);
    await office.publish(THIRD);
    await seeStatus(THIRD, 'waits', 'Time left to decide', FIRST);
    expect(await offered(page)).toEqual(['Freeze', 'Reject']);
    await decide(page, 'Freeze', formNumberOf(FIRST, 'waits'));
    await expect(main).toContainText('Frozen: you accepted this seat');
  });

  await test.step('the admission is over', async () => {
    await on('2027-07-24T09:00');
    await see('/admission', 'There are no dates now.');
    await page.goto(site.url);
    await expect(page.getByRole('region', { name: 'Admission now' })).toHaveCount(0);
    await see(THIRD.signIn, 'The window for decisions closed on 17 Jul 2027, 5:00 pm IST.');
    await seeStatus(THIRD, 'waits', 'Frozen: you accepted this seat', FIRST);
  });

  await test.step('staff copy the year, move its dates and publish it', async () => {
    await on('2028-01-10T10:00');
    // A separate browser, without the applicant's cookies.
    const staff = await (await browser.newContext()).newPage();
    listen(staff, complaints);
    await staff.clock.setSystemTime(clock.now());
    const desk = staff.locator('main');
    await staff.goto(`${site.url}/admin/admission`);
    await logIn(staff, 'admissions@seu.example');
    await expect(desk).toContainText('The site speaks of it from 1 Apr 2027.');
    await desk.getByText('Copy to a new year').click();
    await expect(staff.getByLabel('Academic year')).toHaveValue(NEXT);
    await staff.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(desk).toContainText('The site speaks of it from 30 Mar 2028.');
    await staff.getByRole('button', { name: 'Publish this year' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Publish this year' }).click();
    await expect(staff.getByText('5 entries are published.')).toBeVisible();
    await staff.context().close();
    await see('/admission', 'There are no dates now.');
  });

  await test.step('from its first day the same addresses show the new year', async () => {
    await on('2028-03-30T09:00');
    await see('/', 'applications open on 3 April');
    await see(FIRST.signIn, 'Decisions are planned from 12 Jun 2028, 10:00 am IST to 16 Jun 2028, 5:00 pm IST.');
    const office = await on('2028-06-12T10:00');
    await office.importPeople(FIRST, [seat('next', 2)], undefined, NEW);
    await office.publish(FIRST);
    await seeStatus(FIRST, 'next', 'Time left to decide', NEW);
    expect(await offered(page)).toEqual(ALL);
    await decide(page, 'Freeze', formNumberOf(NEW, 'next'));
    await expect(main).toContainText('Frozen: you accepted this seat');
    expect(complaints).toEqual([]);
    await page.goto(site.url + FIRST.signIn);
    await fillIn(page, emailOf(FIRST, 'floats'));
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    complaints.length = 0;
  });

  await test.step('only records of the past year are erased on their date', async () => {
    const tables = await tablesWith(emailOf(FIRST, 'waits'));
    expect(tables).toContain('applicants');
    const left = async () => {
      const office = await apiAs(site.url, 'admissions');
      const path = `/admission/round/diploma/1?cycle=${PLAN.code}`;
      const { round } = await office.get<{ round: { erased: number; total: number } }>(path);
      return round.total - round.erased;
    };
    await on('2028-06-18T16:00');
    expect(await left()).toBe(4);
    // A year after the last window of each: round 1 for one, round 3 for another.
    await on('2028-06-18T18:01');
    await expect.poll(left).toBe(3);
    expect(await tablesWith(emailOf(FIRST, 'lapses'))).toEqual([]);
    await on('2028-07-17T18:01');
    await expect.poll(left).toBe(0);
    expect(await tablesWith(emailOf(FIRST, 'waits'))).toEqual([]);
    expect(await tablesWith(emailOf(NEW, 'next'))).toContain('applicants');
    await seeStatus(FIRST, 'next', 'Frozen: you accepted this seat', NEW);
  });
});
