import { emailOf, formNumberOf, Office, ROUNDS, type Round } from './support/applicants';
import { button, DIALOG, type Engine, field, link } from './support/engines/engine';
import { FIREFOX } from './support/engines/firefox';
import { WEBKIT } from './support/engines/webkit';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const [ROUND] = ROUNDS as readonly [Round];

const IS_LIVE =
  'document.readyState === "complete" && performance.getEntriesByType("resource").some(({ name }) => /main\\.\\w+\\.js/.test(name))';

for (const kind of [FIREFOX, WEBKIT]) {
  test.describe(kind.name, () => {
    const reason = kind.lacks();
    if (reason) console.log(`Skipped: ${reason}.`);
    test.skip(reason !== undefined, reason);

    let site: Site;
    let browser: Engine;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      site = await startSite();
      const office = await Office.open(site.url);
      await office.openRound(ROUND, [{ key: 'engine', outcome: 'allotted', preference: 1 }]);
      browser = await kind.start();
    });
    test.afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    const open = async (path: string) => {
      await browser.open(site.url + path);
      await expect.poll(() => browser.evaluate(IS_LIVE)).toBe(true);
    };
    const text = () => browser.evaluate('document.querySelector("main").innerText').then(String);
    const heading = () => browser.evaluate('document.querySelector("main h1")?.textContent').then(String);
    const path = () => browser.evaluate('location.pathname').then(String);

    test('a programme is found with its fee', async () => {
      await open('/courses');
      await browser.type(field('Name, code or department'), 'data science');
      await browser.press(button('Show'));
      await expect.poll(() => browser.evaluate('location.search')).toContain('q=data+science');
      await browser.press(link('B.Tech. Data Science'));
      await expect.poll(heading).toContain('Data Science');
      expect(await text()).toMatch(/₹/);
    });

    test('a misspelt search is corrected', async () => {
      await open('/search');
      await browser.type(field('Search the website'), 'libary');
      await browser.press(button('Search', '//main'));
      await expect.poll(text).toContain('Did you mean');
      await browser.press(link('library', '//main'));
      await expect.poll(text).toContain('Library');
    });

    test('an applicant freezes a seat', async () => {
      await open(ROUND.signIn);
      await browser.type(field('E-mail address'), emailOf(ROUND, 'engine'));
      await browser.type(field('Day'), '9');
      await browser.type(field('Month'), '2');
      await browser.type(field('Year'), '2007');
      await browser.press(button('See my result'));
      await expect.poll(text).toContain('Your record');
      await browser.press(button('Freeze'));
      await browser.type(field('Form number', DIALOG), formNumberOf(ROUND, 'engine'));
      await browser.press(button('Yes, freeze this seat', DIALOG));
      await expect.poll(text).toContain('You froze your seat.');
    });

    test('a grievance is sent', async () => {
      await open('/grievance-form');
      await browser.type(field('Your name'), 'Neha Rawat');
      await browser.type(field('E-mail'), 'neha.engine@person.example');
      await browser.type(field('Mobile number'), '9811122233');
      await browser.choose(field('What it is about'), 'Something else');
      await browser.type(field('Subject'), 'A lamp at the gate');
      await browser.type(field('What happened'), 'The lamp at the north gate has been dark for a week.');
      await browser.press(button('Send the grievance'));
      await expect.poll(text).toContain('Your grievance has reached us');
    });

    test('staff log in', async () => {
      await open('/admin-login');
      await browser.type(field('E-mail address'), 'notices@seu.example');
      await browser.type(field('Password'), 'demo-Skill-2025');
      await browser.press(button('Log in', '//main'));
      await expect.poll(path).toBe('/admin/dashboard');
      await expect.poll(heading).toContain('Dashboard');
    });
  });
}
