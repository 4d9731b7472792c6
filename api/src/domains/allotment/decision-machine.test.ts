/** @jest-environment node */
import { type Allotment, DECISIONS, offeredDecisions, staffDecisions } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import fc from '../../../../scripts/jest/properties';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { importApplicants, type Imported, signIn } from '../../testing/import-applicants';
import { must } from '../../testing/must';
import { onDatabase, START, type World } from '../../testing/world';

const RUNS = 40;

/** Minutes from START, around the closing of the window and the hour for taking back. */
const CLOSES = 4 * 24 * 60;
const WAITS = [1, 29, 60, CLOSES - 90, CLOSES] as const;

const proof = fc.constantFrom('right', 'right', 'wrong', 'none');

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('send'), status: fc.constantFrom(...DECISIONS), proof }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('send'), status: fc.constantFrom('pending', 'float'), proof }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(...WAITS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('disown') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lift') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('correct'), status: fc.constantFrom('pending', ...DECISIONS) }),
  },
) as fc.Arbitrary<Step>;

type Status = (typeof DECISIONS)[number] | 'pending' | 'lapsed';

type Step =
  | { kind: 'send'; status: Status; proof: 'right' | 'wrong' | 'none' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'correct'; status: Status }
  | { kind: 'disown' | 'lift' };

class Machine {
  #minutes = 0;
  #status: Status = 'pending';
  #promise: { to: Status; until: number } | null = null;
  #heldAt: number | null = null;
  #proved = false;
  #wrong = 0;
  #cookies: { applicant: string } | null = null;
  #spent = new Set<string>();
  #signIns = 0;

  constructor(
    readonly world: World,
    readonly person: Imported,
    readonly preference: number,
  ) {}

  get #held() {
    return this.#heldAt !== null;
  }

  get #situation() {
    const isOpen = this.#minutes < CLOSES;
    const status = this.#status === 'pending' && !isOpen ? 'lapsed' : this.#status;
    const { preference } = this;
    const outcome = 'allotted' as const;
    return { final: false, outcome, preference, status, windowOpen: isOpen, held: this.#held };
  }

  get #back(): Status | null {
    if (!this.#promise || this.#held || !this.#situation.windowOpen) return null;
    return this.#minutes < this.#promise.until ? this.#promise.to : null;
  }

  async take(each: Step) {
    this.world.clock.now = new Date(START.getTime() + this.#minutes * MINUTE);
    if (each.kind === 'wait') this.#minutes += each.minutes;
    this.world.clock.now = new Date(START.getTime() + this.#minutes * MINUTE);
    if (each.kind === 'wait') this.#cookies = null;
    if (each.kind === 'disown') await this.#disown();
    if (each.kind === 'lift') await this.#lift();
    if (each.kind === 'correct') await this.#correct(each.status);
    if (each.kind === 'send') await this.#send(each.status, each.proof);
    await this.#look();
  }

  /** A new network each time, so that only this session counts wrong proofs. */
  async #session() {
    if (this.#cookies) return this.#cookies;
    this.#signIns++;
    ({ cookies: this.#cookies } = await signIn(this.world, this.person.email, `10.20.${this.#signIns}.1`));
    this.#proved = false;
    this.#wrong = 0;
    return this.#cookies;
  }

  async #look() {
    const me = await this.world.call({ url: '/result/me', cookies: await this.#session() });
    const { record, offered, takeBack, heldAt, proved } = me.json<{ data: Allotment }>().data;
    expect({ status: record.status, offered, back: takeBack?.to ?? null, held: heldAt !== null, proved }).toEqual({
      status: this.#situation.status,
      offered: offeredDecisions(this.#situation),
      back: this.#back,
      held: this.#held,
      proved: this.#proved,
    });
  }

  async #send(status: Status, proof: 'right' | 'wrong' | 'none') {
    const cookies = await this.#session();
    const form_number = { right: this.person.formNumber, wrong: 'ANOTHER1', none: undefined }[proof];
    const remoteAddress = `10.20.${this.#signIns}.1`;
    const answer = await this.world.call({
      method: 'PUT',
      url: `/result/${this.person.id}`,
      cookies,
      remoteAddress,
      payload: { status, form_number },
    });
    expect(answer.statusCode).toBe(this.#expected(status, proof));
    if (answer.statusCode !== 200 || status === this.#situation.status) return;
    const isBack = this.#back === status;
    this.#proved = true;
    const until = Math.min(this.#minutes + 60, CLOSES);
    this.#promise = !isBack ? { to: this.#status === 'float' ? 'float' : 'pending', until } : null;
    this.#status = status;
  }

  #expected(status: Status, proof: 'right' | 'wrong' | 'none'): number {
    if (status === this.#situation.status) return 200;
    const isBack = this.#back === status;
    if (!isBack && !offeredDecisions(this.#situation).some((decision) => decision === status)) return 409;
    if (this.#proved) return 200;
    if (proof === 'none') return 403;
    if (this.#wrong >= 5) return 429;
    if (proof === 'right') return 200;
    this.#wrong++;
    return 400;
  }

  async #disown() {
    const mails = await mailTo(this.world, this.person.email);
    const tokens = mails.flatMap(({ text }) => /not-me#([\w-]{43})/.exec(text)?.[1] ?? []);
    const token = tokens.find((each) => !this.#spent.has(each));
    if (!token) return;
    this.#spent.add(token);
    const answer = await this.world.call({ method: 'POST', url: '/result/disown', payload: { token } });
    expect(answer.statusCode).toBe(200);
    this.#heldAt ??= this.#minutes;
    this.#cookies = null;
  }

  async #lift() {
    const answer = await this.#asStaff('POST', `/admission/allotment/${this.person.id}/lift-hold`, {});
    expect(answer.statusCode).toBe(this.#held ? 200 : 409);
    // Holds pause the time for taking back.
    const left = (this.#promise?.until ?? 0) - (this.#heldAt ?? 0);
    if (this.#held && this.#promise && left > 0) this.#promise.until = Math.min(this.#minutes + left, CLOSES);
    this.#heldAt = null;
  }

  async #correct(status: Status) {
    const before = this.#situation;
    const answer = await this.#asStaff('PUT', `/result/${this.person.id}`, { status });
    const allowed = staffDecisions({ ...before, windowClosed: !before.windowOpen, laterRound: false });
    const isSame = status === before.status;
    expect(answer.statusCode).toBe(isSame || allowed.some((each) => each === status) ? 200 : 409);
    if (answer.statusCode !== 200 || isSame) return;
    this.#status = status;
    this.#promise = null;
  }

  async #asStaff(method: 'POST' | 'PUT', url: string, body: object) {
    const headers = { authorization: `Bearer ${await this.world.tokenOf('admissions')}` };
    return this.world.call({ method, url, headers, payload: { ...body, reason: 'Asked for in writing' } });
  }
}

function put(world: World, { id, cookies }: Imported, payload: object) {
  return world.call({ method: 'PUT', url: `/result/${id}`, cookies, payload });
}

onDatabase('the decision machine', (world) => {
  test.each([1, 3])(
    'at preference %i the API takes what the contract offers, whatever was done before',
    async (preference) => {
      const people = await importApplicants(world(), { count: RUNS, preference, prefix: `MACHINE${preference}X` });
      const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
        const person = people.pop();
        if (!person) return;
        const machine = new Machine(world(), person, preference);
        for (const each of steps) await machine.take(each);
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    },
  );

  test('of two hundred applicants who each send two different decisions at once, each gets exactly one', async () => {
    const people = await importApplicants(world(), { count: 200, preference: 2, prefix: 'RACE' });
    const answers = await Promise.all(
      people.map((person) =>
        Promise.all([
          put(world(), person, { status: 'freeze', form_number: person.formNumber }),
          put(world(), person, { status: 'reject', form_number: person.formNumber }),
        ]),
      ),
    );
    for (const [index, pair] of answers.entries()) {
      expect(pair.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const won = must(pair.find(({ statusCode }) => statusCode === 200)).json<{ data: Allotment }>();
      const lost = must(pair.find(({ statusCode }) => statusCode === 409)).json<{ data: Allotment }>();
      expect(lost.data.record.status).toBe(won.data.record.status);
      const me = await world().call({ url: '/result/me', cookies: must(people[index]).cookies });
      expect(me.json<{ data: Allotment }>().data.record.status).toBe(won.data.record.status);
    }
  });
});
