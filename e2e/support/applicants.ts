import { expect, type Page } from '@playwright/test';
import { pageIsLive } from './live';
import { calendarNow } from './site';

/** A round of results, with the addresses that an applicant sees and those of the API. */
export interface Round {
  track: 'diploma' | 'btech' | 'ug' | 'pg';
  round: number;
  /** As pages name it; the space before the number does not break. */
  name: string;
  signIn: string;
  show: string;
  /** Of the API: where to sign in, and the base of the other calls. */
  calls: { signIn: string; base: string };
}

const row = (track: Round['track'], round: number, name: string, signIn: string, show: string): Round => {
  const base = track === 'ug' || track === 'pg' ? `/${track}` : '/result';
  const calls = { signIn: base === '/result' ? `/result?category=${track}` : base, base };
  return { track, round, name: `${name} Round\u00a0${round}`, signIn, show, calls };
};

/** Source: specification, section 2. */
export const ROUNDS: readonly Round[] = [
  row('diploma', 1, 'Diploma', '/admission/result?category=diploma', '/admission/result/show?category=diploma'),
  row('diploma', 2, 'Diploma', '/admission/result/diploma/round2', '/admission/result/diploma2/show'),
  row('btech', 1, 'B.Tech', '/admission/result?category=btech', '/admission/result/show?category=btech'),
  row('btech', 2, 'B.Tech', '/admission/result/btech/round2', '/admission/result/btech2/show'),
  row('ug', 1, 'UG', '/admission/result/ug', '/admission/result/ug/show'),
  row('ug', 2, 'UG', '/admission/result/ug/round2', '/admission/result/ug2/show'),
  row('pg', 1, 'PG', '/admission/result/pg', '/admission/result/pg/show'),
];

export interface Person {
  /** Says what is special; also makes the address. */
  key: string;
  outcome: 'allotted' | 'not-allotted' | 'held';
  preference?: number;
}

/** All imported people are born on this day. */
export const BIRTH_DATE = { day: '9', month: 'February', year: '2007', written: '09-02-2007' };

/** A programme of each track, with a campus that teaches it. */
const SEATS = { diploma: 'DAR', btech: 'BCSE', ug: 'BSCA', pg: 'MCA' };

const COLUMNS =
  'form_number,name,email,date_of_birth,registered_category,outcome,program_code,campus_code,category_allocated,program_preference,rank';

const digits = ({ track, round }: Round) => `${['diploma', 'btech', 'ug', 'pg'].indexOf(track) + 1}${round}`;

export const emailOf = (round: Round, key: string) => `${key}.${round.track}${round.round}@import.example`;
export const formNumberOf = (round: Round, key: string) => `E2E${digits(round)}${key.toUpperCase()}00`;

/** What the admissions office does before a test. */
export class Office {
  private constructor(
    private readonly site: string,
    private readonly headers: Record<string, string>,
  ) {}

  static async open(
    site: string,
    login = { email: 'admissions@seu.example', password: 'demo-Skill-2025' },
  ): Promise<Office> {
    const api = `${site}/api/v1`;
    const answer = await fetch(`${api}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    const { token } = (await answer.json()) as { token: string };
    return new Office(site, { authorization: `Bearer ${token}` });
  }

  private async call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.site}/api/v1${path}`, {
      method,
      body,
      headers: { ...this.headers, ...headers },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text.slice(0, 400)}`);
    return JSON.parse(text).data;
  }

  private put(path: string, body: object) {
    return this.call('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Imports people into a round, with seats of one programme. @param of the round in which they were first */
  async importPeople(
    round: Round,
    people: readonly Person[],
    seats = SEATS[round.track],
    of: Round = round,
  ): Promise<void> {
    const { programs } = await this.call('GET', '/program');
    const { campuses } = await this.call('GET', '/campus');
    const program = programs.find(({ code }: { code: string }) => code === seats);
    const campus = campuses.find(({ slug }: { slug: string }) => slug === program.campuses[0].slug);
    const lines = people.map(({ key, outcome, preference }, index) => {
      const seat = outcome === 'allotted' ? `${program.code},${campus.code},D_UR,${preference}` : ',,,';
      const rank = outcome === 'held' ? '' : 5_000 + index;
      return `${formNumberOf(of, key)},Imported Person,${emailOf(of, key)},${BIRTH_DATE.written},D_UR,${outcome},${seat},${rank}`;
    });
    const form = new FormData();
    form.append('csv', new Blob([[COLUMNS, ...lines].join('\n')], { type: 'text/csv' }), 'people.csv');
    await this.call('POST', `/admission/round/${round.track}/${round.round}/import?confirmed=true`, form);
  }

  /** Publishes a round with this window; milliseconds from the site's present. */
  async setWindow({ track, round }: Round, opensIn: number, closesIn: number): Promise<void> {
    const path = `/admission/round/${track}/${round}`;
    const { version } = (await this.call('GET', path)).round;
    const now = await calendarNow(this.site);
    const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
    await this.put(path, { opensAt: at(opensIn), closesAt: at(closesIn), published: true, confirmed: true, version });
  }

  /** Publishes a round with the window that is planned. */
  async publish({ track, round }: Round): Promise<void> {
    const path = `/admission/round/${track}/${round}`;
    const { opensAt, closesAt, version } = (await this.call('GET', path)).round;
    await this.put(path, { opensAt, closesAt, published: true, confirmed: true, version });
  }

  /** Changes an applicant's record, as the office may. */
  async correct({ calls }: Round, id: string, status: string): Promise<void> {
    await this.put(`${calls.base}/${id}`, { status, reason: 'Asked for in writing' });
  }
}

/** Fills in the sign-in form and waits for the result. @param of the round in which the applicant was first */
export async function signIn(page: Page, round: Round, key: string, of: Round = round): Promise<void> {
  await page.goto(round.signIn);
  await pageIsLive(page);
  await fillIn(page, emailOf(of, key));
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
}

export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Day').fill(BIRTH_DATE.day);
  await page.getByLabel('Month').fill(BIRTH_DATE.month);
  await page.getByLabel('Year').fill(BIRTH_DATE.year);
}

/** Decides as people do: chooses, reads, gives the form number where it is asked for, and confirms. */
export async function decide(page: Page, decision: string, formNumber?: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${decision} this seat?` });
  if (formNumber) await dialog.getByLabel('Form number').fill(formNumber);
  await dialog.getByRole('button', { name: /^Yes/ }).click();
}

/** The decisions on screen. */
export async function offered(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^(Freeze|Float|Upgrade|Reject)$/ });
  return buttons.allTextContents();
}
