import { DAY } from '@university/shared/time';
import { decide, formNumberOf, offered, Office, type Person, ROUNDS, type Round, signIn } from './support/applicants';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const ALL = ['Freeze', 'Float', 'Upgrade', 'Reject'];
const NOTHING_BETTER = ['Freeze', 'Reject'];

const PEOPLE: readonly Person[] = [
  { key: 'first', outcome: 'allotted', preference: 1 },
  { key: 'lower', outcome: 'allotted', preference: 2 },
  { key: 'waits', outcome: 'allotted', preference: 3 },
  { key: 'leaves', outcome: 'allotted', preference: 2 },
  { key: 'none', outcome: 'not-allotted' },
  { key: 'held', outcome: 'held' },
  { key: 'any', outcome: 'allotted', preference: 2 },
];

/** Source: design, "Seat allotment": pg 1, btech 2 and ug 2 are final. */
const isFinal = ({ track, round }: Round) => track === 'pg' || (round === 2 && track !== 'diploma');

let site: Site;
let office: Office;

test.beforeAll(async () => {
  site = await startSite();
  office = await Office.open(site.url);
  for (const round of ROUNDS) {
    await office.openRound(round, PEOPLE);
  }
});
test.afterAll(() => site?.stop());

test.use({ baseURL: undefined, viewport: { width: 390, height: 844 } });

/** A round with a following one, and a last one. All rounds and states: `decision-rules.test.tsx`. */
const WALKED = ROUNDS.filter(({ track }, index) => index === 0 || track === 'pg');

for (const round of WALKED) {
  test(`${round.track} ${round.round}: every outcome, every decision that is offered, every status`, async ({
    page,
  }) => {
    const at = { ...round, signIn: site.url + round.signIn };
    const main = page.locator('main');
    const lower = isFinal(round) ? NOTHING_BETTER : ALL;
    const number = (key: string) => formNumberOf(round, key);

    await test.step('first choice: freeze or reject; freezing is final', async () => {
      await signIn(page, at, 'first');
      expect(await offered(page)).toEqual(NOTHING_BETTER);
      await decide(page, 'Freeze', number('first'));
      await expect(page.getByRole('group', { name: 'You froze your seat.' })).toBeFocused();
      await expect(main).toContainText('Frozen: you accepted this seat');
      expect(await offered(page)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Download the letter (PDF)' })).toBeVisible();
    });

    await test.step('a lower choice: what the round offers', async () => {
      await signIn(page, at, 'lower');
      expect(await offered(page)).toEqual(lower);
      if (isFinal(round)) return;
      await decide(page, 'Float', number('lower'));
      await expect(main).toContainText('Floated: accepted, open to a better seat');
      expect(await offered(page)).toEqual(['Freeze']);
      await expect(main).toContainText(`Look at Round\u00a0${round.round + 1}`);
      await decide(page, 'Freeze');
      await expect(main).toContainText('Frozen: you accepted this seat');
    });

    if (!isFinal(round)) {
      await test.step('upgrade gives the seat up and waits', async () => {
        await signIn(page, at, 'waits');
        await decide(page, 'Upgrade', number('waits'));
        await expect(main).toContainText('Upgrade: you gave this seat up and wait');
        await expect(main).toContainText(`Wait for Round\u00a0${round.round + 1}`);
        expect(await offered(page)).toEqual([]);
      });
    }

    await test.step('reject gives the seat up and leaves', async () => {
      await signIn(page, at, 'leaves');
      await decide(page, 'Reject', number('leaves'));
      await expect(main).toContainText('Rejected: you gave this seat up');
      expect(await offered(page)).toEqual([]);
    });

    await test.step('not allotted', async () => {
      await signIn(page, at, 'none');
      await expect(main).toContainText('No seat was allotted to you in this round.');
      await expect(main).toContainText(
        isFinal(round) ? 'This was the last round' : `Wait for Round\u00a0${round.round + 1}`,
      );
      expect(await offered(page)).toEqual([]);
    });

    await test.step('held: separate counselling', async () => {
      await signIn(page, at, 'held');
      await expect(main).toContainText('Your seat is decided in separate counselling.');
      await expect(main).toContainText(/\d{1,2} \w{3} \d{4}, 1[01]:00 am IST/);
      await expect(main).toContainText(/Campus, .*New Delhi/);
      expect(await offered(page)).toEqual([]);
    });
  });
}

for (const round of ROUNDS) {
  test(`${round.track} ${round.round}: its addresses show its record, decisions and letter`, async ({ page }) => {
    const at = { ...round, signIn: site.url + round.signIn };
    await signIn(page, at, 'any');
    await expect(page).toHaveURL(site.url + round.show);
    await expect(page.locator('h1')).toHaveText(`Your ${round.name} result`);
    expect(await offered(page)).toEqual(isFinal(round) ? NOTHING_BETTER : ALL);
    await decide(page, 'Freeze', formNumberOf(round, 'any'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the letter (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe(`allotment-letter-${round.track}-${round.round}.pdf`);
  });
}

test.describe('the window', () => {
  const [diploma] = ROUNDS as [Round, ...Round[]];
  const people: Person[] = [
    { key: 'early', outcome: 'allotted', preference: 2 },
    { key: 'late', outcome: 'allotted', preference: 2 },
  ];

  test('before it the result is shown; after it the seat lapses, also on an open page', async ({ page }) => {
    const at = { ...diploma, signIn: site.url + diploma.signIn };
    const main = page.locator('main');
    await office.importPeople(diploma, people);

    await office.publish(diploma, [DAY, 2 * DAY]);
    await signIn(page, at, 'early');
    await expect(main).toContainText('Time until you can decide:');
    expect(await offered(page)).toEqual([]);

    await office.publish(diploma, [-DAY, 5 * DAY]);
    await signIn(page, at, 'late');
    expect(await offered(page)).toEqual(ALL);
    await office.publish(diploma, [-DAY, 3_000]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByRole('alert', { name: 'The window for decisions has closed.' })).toBeVisible();
    await expect(main).toContainText('Lapsed: you did not decide in time');
    expect(await offered(page)).toEqual([]);

    await page.goto(at.signIn);
    await expect(main).toContainText('The window for decisions closed on');
  });
});
