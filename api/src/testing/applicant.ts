import type { Allotment, AllotmentChange } from '@university/shared/contract';
import { demoLogins } from '../../demo/logins';
import { must } from './must';
import type { World } from './world';

type Proof = Pick<AllotmentChange, 'form_number' | 'code'>;

/** A demonstration applicant by the start of the e-mail address, with the path of their track. */
export function demoApplicant(start: string) {
  const login = must(demoLogins.applicants.find(({ email }) => email.startsWith(start)));
  const base = login.track === 'ug' || login.track === 'pg' ? login.track : 'result';
  return { ...login, base };
}

/** Signs an applicant in, from an IP address. @returns the calls of the session */
export async function signInApplicant(world: Pick<World, 'call'>, start: string, remoteAddress = '10.0.0.1') {
  const { email, birthDate, formNumber, track, round, base } = demoApplicant(start);
  const answer = await world.call({
    method: 'POST',
    url: base === 'result' ? `/result?category=${track}` : `/${base}`,
    payload: { email, password: birthDate, round },
    remoteAddress,
  });
  const { data: allotment } = answer.json<{ data: Allotment }>();
  const cookies = { applicant: must((answer.cookies as { value: string }[])[0]).value };
  const id = allotment.record._id;
  const call = (request: Parameters<World['call']>[0]) => world.call({ cookies, remoteAddress, ...request });
  return {
    id,
    email,
    formNumber,
    cookies,
    allotment,
    put: (status: string, proof: Proof = {}) =>
      call({ method: 'PUT', url: `/${base}/${id}`, payload: { status, ...proof } }),
    read: () => call({ url: `/${base}/me` }),
    /** Gives form number and mailed code by itself. */
    openLetter: (proof: Proof = { form_number: formNumber }) =>
      call({ method: 'POST', url: `/${base}/me/letter`, payload: proof }),
    askForCode: () => call({ method: 'POST', url: `/${base}/code` }),
  };
}

export type SignedInApplicant = Awaited<ReturnType<typeof signInApplicant>>;
