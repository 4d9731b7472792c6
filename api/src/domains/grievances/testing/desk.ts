import type { Grievance, GrievanceCounts, GrievanceLine, TrackedGrievance } from '@university/shared/contract';
import { demoLogins } from '../../../../demo/logins';
import { formOf, staffCaller } from '../../../testing/calls';
import { must } from '../../../testing/must';
import type { World } from '../../../testing/world';

export const FIELDS = {
  kind: 'student',
  name: 'Neha Rawat',
  email: 'neha.rawat@person.example',
  mobile: '9811122233',
  category: 'fee',
  subject: 'The receipt of my fee is missing',
  message: 'I have paid the fee of this semester and the receipt has not come.',
};

export type Clerk = 'admin' | 'admissions' | 'grievances' | 'notices';

export const BROWSER = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };

export const ticketOf = (answer: { json(): unknown }) => (answer.json() as { data: { ticket: string } }).data.ticket;

export function deskOf(world: () => World) {
  let visitor = 0;
  const { as, forget } = staffCaller(world);
  const from = () => `10.8.${visitor >> 8}.${++visitor & 255}`;
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}, remoteAddress = from()) =>
    world().call({ method: 'POST', url, remoteAddress, payload, headers });

  /** An empty file is a file field that was left empty. */
  const postForm = (
    url: string,
    fields: Record<string, string>,
    { file, headers = {} }: { file?: Uint8Array; headers?: Record<string, string> } = {},
  ) => {
    const form = formOf(fields);
    if (file) form.set('pdf', new Blob([new Uint8Array(file)]), file.length > 0 ? 'receipt.pdf' : '');
    return post(url, form, headers);
  };

  const list = async (query = '', clerk: Clerk = 'grievances') =>
    (await as(clerk, 'GET', `/grievance?limit=100&${query}`)).json<{
      data: { grievances: GrievanceLine[]; counts: GrievanceCounts };
      metadata: { total: number };
    }>();

  return {
    forget,
    from,
    post,
    postForm,
    as,
    list,
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

export async function approve({ call }: World, proposed: { json(): unknown }): Promise<void> {
  const { approval } = (proposed.json() as { data: { approval: { _id: string } } }).data;
  const { email, password } = must(demoLogins.staff.findLast(({ role }) => role === 'admin'));
  const second = await call({ method: 'POST', url: '/auth/login', payload: { email, password } });
  const headers = { authorization: `Bearer ${second.json<{ token: string }>().token}` };
  const answer = await call({ method: 'POST', url: `/approval/${approval._id}/approve`, headers });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
}

export async function accountOf({ as }: Pick<Desk, 'as'>, role: string): Promise<string> {
  const { email } = must(demoLogins.staff.find((login) => login.role === role));
  const { staff } = (await as('admin', 'GET', '/staff?limit=500')).json<{ data: { staff: Account[] } }>().data;
  return `/staff/${must(staff.find((member) => member.email === email))._id}`;
}

type Desk = ReturnType<typeof deskOf>;
interface Account {
  _id: string;
  email: string;
}
