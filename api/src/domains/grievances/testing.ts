import type { Grievance, GrievanceCounts, GrievanceLine, TrackedGrievance } from '@university/shared/contract';
import { must } from '../../testing/must';
import type { World } from '../../testing/world';

export const FIELDS = {
  kind: 'student',
  name: 'Neha Rawat',
  email: 'neha.rawat@person.example',
  mobile: '9811122233',
  category: 'fee',
  subject: 'The receipt of my fee is missing',
  message: 'I have paid the fee of this semester and the receipt has not come.',
};

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH';
export type Clerk = 'admin' | 'admissions' | 'grievances' | 'notices';

/** What the tests of the desk do with a world: citizens from addresses of their own, staff under one login each. */
export function deskOf(world: () => World) {
  let visitor = 0;
  const tokens = new Map<string, Promise<string>>();
  /** A login ends with time, so each time of the world has its own. */
  function tokenOf(clerk: Clerk): Promise<string> {
    const key = `${clerk} ${world().clock.now.toISOString()}`;
    const token = tokens.get(key) ?? world().tokenOf(clerk);
    tokens.set(key, token);
    return token;
  }

  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    world().call({ method: 'POST', url, remoteAddress: `10.8.${visitor >> 8}.${++visitor & 255}`, payload, headers });

  const as = async (clerk: Clerk, method: Method, url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${await tokenOf(clerk)}` } });

  const list = async (query = '', clerk: Clerk = 'grievances') =>
    (await as(clerk, 'GET', `/grievance?limit=100&${query}`)).json<{
      data: { grievances: GrievanceLine[]; counts: GrievanceCounts };
      metadata: { total: number };
    }>();

  return {
    forget: () => tokens.clear(),
    post,
    as,
    list,
    /** @returns its ticket */
    async send(changes: object = {}): Promise<string> {
      const answer = await post('/grievance', { ...FIELDS, ...changes });
      return answer.json<{ data: { ticket: string } }>().data.ticket;
    },
    find: async (ticket: string, clerk: Clerk = 'grievances') =>
      must((await list(`q=${ticket}`, clerk)).data.grievances[0]),
    read: async (id: string, clerk: Clerk = 'grievances') =>
      (await as(clerk, 'GET', `/grievance/${id}`)).json<{ data: { grievance: Grievance } }>().data.grievance,
    track: async (ticket: string, email = FIELDS.email) =>
      (await post('/grievance/track', { ticket, email })).json<{ data: { grievance: TrackedGrievance } }>().data
        .grievance,
    write: (ticket: string, message: string, { email = FIELDS.email, key = '' } = {}) =>
      post('/grievance/message', { ticket, email, message }, key ? { 'idempotency-key': key } : {}),
  };
}
