/** @jest-environment node */
import { type Allotment, DECISIONS, GIVES_SEAT_UP, offeredDecisions } from '@university/shared/contract';
import fc from 'fast-check';
import { importApplicants, type Imported } from '../testing/import-applicants';
import { must } from '../testing/must';
import { onEveryDatabase, START, type World } from '../testing/world';

const RUNS = 60;

/** Before, within and after the window of Diploma Round 1, in days from the start. */
const TIMES = [-1, 0, 4.9, 5, 30];

const step = fc.record({
  status: fc.constantFrom(...DECISIONS),
  knowsNumber: fc.boolean(),
  day: fc.constantFrom(...TIMES, 0, 0, 0),
});

function put(world: World, { id, cookies }: Imported, payload: object) {
  return world.call({ method: 'PUT', url: `/result/${id}`, cookies, payload });
}

onEveryDatabase('the decision machine', (world) => {
  test.each([1, 3])(
    'any sequence of decisions at preference %i follows the rules of the contract',
    async (preference) => {
      const people = await importApplicants(world(), { count: RUNS, preference, prefix: `MACHINE${preference}X` });
      const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const person = people.pop();
        if (!person) return;
        let status: (typeof DECISIONS)[number] | 'pending' = 'pending';
        let guesses = 0;
        for (const { status: wanted, knowsNumber, day } of steps) {
          world().clock.now = new Date(START.getTime() + day * 24 * 3_600_000);
          const windowOpen = day >= 0 && day < 5;
          const offered = offeredDecisions({
            track: 'diploma',
            round: 1,
            outcome: 'allotted',
            preference,
            status,
            windowOpen,
          });
          const answer = await put(world(), person, {
            status: wanted,
            form_number: knowsNumber ? person.formNumber : 'no',
          });
          const needsProof = GIVES_SEAT_UP.includes(wanted);
          // Sessions last half an hour, so a time far off finds nobody signed in.
          if (day !== 0) {
            expect([200, 401, 409]).toContain(answer.statusCode);
            if (answer.statusCode === 401) continue;
          }
          if (wanted === status) expect(answer.statusCode).toBe(200);
          else if (!offered.includes(wanted)) expect(answer.statusCode).toBe(409);
          else if (needsProof && guesses >= 5) expect(answer.statusCode).toBe(429);
          else if (needsProof && !knowsNumber) {
            guesses++;
            expect(answer.statusCode).toBe(400);
          } else {
            expect(answer.statusCode).toBe(200);
            status = wanted;
          }
        }
        world().clock.now = START;
        const me = await world().call({ url: '/result/me', cookies: person.cookies });
        expect(me.json<{ data: Allotment }>().data.record.status).toBe(status);
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    },
  );

  test('of two hundred applicants who each send two different decisions at once, each gets exactly one', async () => {
    const people = await importApplicants(world(), { count: 200, preference: 2, prefix: 'RACE' });
    const answers = await Promise.all(
      people.map((person) =>
        Promise.all([
          put(world(), person, { status: 'freeze' }),
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
