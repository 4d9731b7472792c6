import { istDay } from '@university/shared/time';
import { sql } from 'drizzle-orm';
import { faculty } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { type Fitting, fitting, type RawRow } from './fit';
import { asJson, ONE_ROW } from './snapshot';

export type Person = Fitting<'person'>;

/** Somebody who left is here through the last day, in India. */
export const isHere = ({ leftOn }: Pick<Person, 'leftOn'>, now: Date): boolean =>
  leftOn === null || leftOn >= istDay(now);

/** Who is published and has not left, by surname. One query in a version of the public data, which ends with the day. */
export function readPeople(services: Services): Promise<Person[]> {
  return services.shared('people', async () => {
    const everybody = asJson(faculty, {
      where: sql`${faculty.status} = 'published'`,
      order: [faculty.surname, faculty.firstname, faculty.id],
    });
    const [found] = await services.db.select({ people: sql<RawRow[]>`${everybody}` }).from(ONE_ROW);
    const now = services.calendar();
    return fitting(services, 'person', found?.people ?? []).filter((person) => isHere(person, now));
  });
}

/** What somebody is called where another thing names them. */
export const fullName = ({ salutation, firstname, surname }: Pick<Person, 'salutation' | 'firstname' | 'surname'>) =>
  `${salutation} ${firstname} ${surname}`;

/** Where another thing names somebody. */
export const toPersonLink = (person: Person) => ({
  _id: person.id,
  name: fullName(person),
  designation: person.designation,
});

/** The person with this id, as another thing names them; null for nobody, and for who is not there any more. */
export function personLink(people: readonly Person[], id: string | null) {
  const person = people.find((each) => each.id === id);
  return person ? toPersonLink(person) : null;
}
