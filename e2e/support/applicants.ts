import { expect, type Page } from '@playwright/test';
import type { AnswerOf } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { apiAs } from './admin';
import { pageIsLive } from './live';
import { calendarNow } from './site';

export interface Round {
  track: 'diploma' | 'btech' | 'ug' | 'pg';
  round: number;
  /** With a no-break space before the number, as on pages. */
  name: string;
  signIn: string;
  show: string;
  /** Base path of its calls of the API. */
  base: string;
}

const row = (track: Round['track'], round: number, name: string, signIn: string, show: string): Round => {
  const base = track === 'ug' || track === 'pg' ? `/${track}` : '/result';
  return { track, round, name: `${name} Round\u00a0${round}`, signIn, show, base };
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
  /** Part of the e-mail address and form number. */
  key: string;
  outcome: 'allotted' | 'not-allotted' | 'held';
  preference?: number;
}

/** Of all imported people. */
export const BIRTH_DATE = { day: '9', month: 'February', year: '2007' };

export const DEMO = {
  pending: { email: 'asha.pending@applicant.example', day: '14', month: '2', year: '2007', form: 'SEU25100001' },
  lowerChoice: { email: 'ravi.choice@applicant.example', day: '3', month: 'Aug', year: '2008', form: 'SEU25100002' },
  floated: { email: 'farah.float@applicant.example', day: '30', month: '1', year: '2009', form: 'SEU25100005' },
};

/** A programme of each track that a campus teaches. */
const SEATS = { diploma: 'DAR', btech: 'BCSE', ug: 'BSCA', pg: 'MCA' };

export const COLUMNS =
  'form_number,name,email,date_of_birth,registered_category,outcome,program_code,campus_code,category_allocated,program_preference,rank';

const digits = ({ track, round }: Round) => `${['diploma', 'btech', 'ug', 'pg'].indexOf(track) + 1}${round}`;

export const emailOf = (round: Round, key: string) => `${key}.${round.track}${round.round}@import.example`;
export const formNumberOf = (round: Round, key: string) => `E2E${digits(round)}${key.toUpperCase()}00`;

export class Office {
  private constructor(
    private readonly site: string,
    private readonly api: Awaited<ReturnType<typeof apiAs>>,
  ) {}

  static async open(site: string, who = 'admissions', password?: string): Promise<Office> {
    return new Office(site, await apiAs(site, who, password));
  }

  /** Imports people into a round, with seats of one programme. @param of the round that gave them their addresses */
  async importPeople(
    round: Round,
    people: readonly Person[],
    seats = SEATS[round.track],
    of: Round = round,
  ): Promise<void> {
    const { programs } = await this.api.get<AnswerOf<'listPrograms'>['data']>('/program');
    const { campuses } = await this.api.get<AnswerOf<'listCampuses'>['data']>('/campus');
    const program = programs.find(({ code }) => code === seats);
    const campus = campuses.find(({ slug }) => slug === program?.campuses[0]?.slug);
    const lines = people.map(({ key, outcome, preference }, index) => {
      const seat = outcome === 'allotted' ? `${seats},${campus?.code},D_UR,${preference}` : ',,,';
      const rank = outcome === 'held' ? '' : 5_000 + index;
      return `${formNumberOf(of, key)},Imported Person,${emailOf(of, key)},09-02-2007,D_UR,${outcome},${seat},${rank}`;
    });
    const form = new FormData();
    form.append('csv', new Blob([[COLUMNS, ...lines].join('\n')], { type: 'text/csv' }), 'people.csv');
    await this.api.post(`/admission/round/${round.track}/${round.round}/import?confirmed=true`, form);
  }

  /** Publishes a round with this window, in milliseconds from the site's present; by default as planned. */
  async publish({ track, round }: Round, window?: readonly [opensIn: number, closesIn: number]): Promise<void> {
    const path = `/admission/round/${track}/${round}`;
    const { opensAt, closesAt, version } = (
      await this.api.get<{ round: { opensAt: string; closesAt: string; version: number } }>(path)
    ).round;
    const now = await calendarNow(this.site);
    const [opens, closes] = window?.map((after) => new Date(now + after).toISOString()) ?? [opensAt, closesAt];
    await this.api.put(path, { opensAt: opens, closesAt: closes, published: true, confirmed: true, version });
  }

  /** Imports people into a round, and publishes it with an open window. */
  async openRound(round: Round, people: readonly Person[], seats?: string): Promise<void> {
    await this.importPeople(round, people, seats);
    await this.publish(round, [-DAY, 5 * DAY]);
  }

  async correct({ base }: Round, id: string, status: string): Promise<void> {
    await this.api.put(`${base}/${id}`, { status, reason: 'Asked for in writing' });
  }
}

/** Signs in and waits for the result. @param of the round that gave the applicant their address */
export async function signIn(page: Page, round: Round, key: string, of: Round = round): Promise<void> {
  await page.goto(round.signIn);
  await pageIsLive(page);
  await seeResult(page, emailOf(of, key));
}

export async function fillIn(page: Page, email: string, { day, month, year } = BIRTH_DATE): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').fill(month);
  await page.getByLabel('Year').fill(year);
}

export async function seeResult(page: Page, email: string, birthDate = BIRTH_DATE): Promise<void> {
  await fillIn(page, email, birthDate);
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
}

/** Chooses a decision, gives the form number where it is asked for, and confirms. */
export async function decide(page: Page, decision: string, formNumber?: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${decision} this seat?` });
  if (formNumber) await dialog.getByLabel('Form number').fill(formNumber);
  await dialog.getByRole('button', { name: /^Yes/ }).click();
}

export async function offered(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^(Freeze|Float|Upgrade|Reject)$/ });
  return buttons.allTextContents();
}
