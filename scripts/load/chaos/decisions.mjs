import { applicant, signIn } from '../applicants.mjs';
import { attempt, read } from './calls.mjs';

/** People who decide in a storm. */
export const EACH = 24;

/** Decisions on seats: what was acknowledged stands, and nothing that nobody chose. */
export const decisions = {
  name: 'decisions',
  async prepare({ url }, cycle) {
    const people = Array.from({ length: EACH }, (_, index) => applicant(cycle * EACH + index));
    return Promise.all(
      people.map(async (person, index) => ({
        ...person,
        ...(await signIn(url, person)),
        status: index % 2 ? 'freeze' : 'float',
        isDone: false,
      })),
    );
  },
  storm: ({ url }, people, acknowledge) =>
    Promise.all(
      people.map(async (person) => {
        const { id, cookie, status, formNumber } = person;
        const body = JSON.stringify({ status, form_number: formNumber });
        person.isDone = (await attempt(`${url}/result/${id}`, { method: 'PUT', cookie, body })) !== null;
        if (person.isDone) acknowledge();
      }),
    ),
  async verify({ url, check }, people) {
    for (const { id, cookie, status, isDone } of people) {
      const { data } = await read(`${url}/result/me`, { cookie });
      const found = data.record.status;
      check(data.record._id === id, `record ${id} is another one`);
      check(found === status || (!isDone && found === 'pending'), `${id} is ${found}, not ${status}`);
    }
    return people.filter(({ isDone }) => isDone).length;
  },
};
