import { type Allotment, RESULT_COLUMNS } from '@university/shared/contract';
import { formOf } from './calls';
import { must } from './must';
import type { World } from './world';

const BIRTH_DATE = '09-02-2007';

interface Wanted {
  count: number;
  preference: number;
  prefix: string;
}

export interface Imported {
  id: string;
  formNumber: string;
  email: string;
  cookies: { applicant: string };
}

/** Imports applicants with a seat in Diploma Round 1, opens its window and signs each in. */
export async function importApplicants(world: World, { count, preference, prefix }: Wanted): Promise<Imported[]> {
  const people = Array.from({ length: count }, (_, n) => ({
    formNumber: `${prefix}${String(n).padStart(6, '0')}`,
    email: `${prefix}.${n}@import.example`.toLowerCase(),
  }));
  const lines = people.map(
    ({ formNumber, email }, n) =>
      `${formNumber},Imported Person,${email},${BIRTH_DATE},D_UR,allotted,DCE,N01,D_UR,${preference},${n + 1}`,
  );
  const csv = new Blob([[RESULT_COLUMNS.join(), ...lines].join('\n')], { type: 'text/csv' });
  const answer = await world.call({
    method: 'POST',
    url: '/admission/round/diploma/1/import',
    headers: { authorization: `Bearer ${await world.tokenOf('admissions')}` },
    payload: formOf({ csv }),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 300));
  return Promise.all(people.map(async (person) => ({ ...person, ...(await signIn(world, person.email)) })));
}

export async function signIn(world: World, email: string, remoteAddress?: string) {
  const answer = await world.call({
    method: 'POST',
    url: '/result?category=diploma',
    payload: { email, password: BIRTH_DATE },
    remoteAddress,
  });
  const [cookie] = answer.cookies as { value: string }[];
  return { id: answer.json<{ data: Allotment }>().data.record._id, cookies: { applicant: must(cookie).value } };
}
