/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { GrievanceLine } from '@university/shared/contract';
import { makePdf } from '../../../demo/pdf';
import { grievanceEntries } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';

const OVER = new Date(START);
OVER.setUTCFullYear(START.getUTCFullYear() + 3);

const FIELDS = {
  kind: 'student',
  name: 'Neha Rawat',
  email: 'neha.rawat@person.example',
  mobile: '9811122233',
  category: 'fee',
  subject: 'The receipt of my fee is missing',
  message: 'I have paid the fee of this semester and the receipt has not come.',
};

onDatabase('erasing grievances', (world) => {
  let visitor = 0;
  const post = (url: string, payload: object | Buffer, headers: Record<string, string> = {}) =>
    world().call({ method: 'POST', url, remoteAddress: `10.4.0.${++visitor}`, payload, headers });

  const asStaff = async (method: 'GET' | 'PUT', url: string, payload?: object) =>
    world().call({ method, url, payload, headers: { authorization: `Bearer ${await world().tokenOf('grievances')}` } });

  async function send(): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries(FIELDS)) form.set(name, value);
    const pdf = await makePdf({ title: 'Receipt', heading: 'Receipt', paragraph: 'Paid.', date: START });
    form.set('pdf', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'receipt.pdf');
    const body = new Response(form);
    const payload = Buffer.from(await body.arrayBuffer());
    const answer = await post('/grievance', payload, { 'content-type': must(body.headers.get('content-type')) });
    return answer.json<{ data: { ticket: string } }>().data.ticket;
  }

  const find = async (ticket: string) =>
    (await asStaff('GET', `/grievance?q=${ticket}`)).json<{ data: { grievances: GrievanceLine[] } }>().data
      .grievances[0];

  async function move(ticket: string, update: object): Promise<void> {
    const { _id, version } = must(await find(ticket));
    const answer = await asStaff('PUT', `/grievance/${_id}`, { ...update, version });
    expect(answer.statusCode).toBe(200);
  }

  const settle = (ticket: string) => move(ticket, { status: 'settled', reply: 'Paid back.' });
  const track = async (ticket: string) => (await post('/grievance/track', { ticket, email: FIELDS.email })).statusCode;
  const files = () => readdirSync(path.join(world().dataDir, 'files/grievances')).length;
  const run = (at: Date) => {
    world().clock.now = at;
    return world().api.jobs.run('erase-grievances');
  };

  test('three years after it was settled one is gone, with its file; what is open or taken up again stays', async () => {
    const [closed, open, reopened] = [await send(), await send(), await send()];
    await settle(closed);
    await settle(reopened);
    await move(reopened, { status: 'in-progress' });
    const before = files();
    const entries = () => world().api.db.$count(grievanceEntries);

    await run(new Date(OVER.getTime() - 1));
    expect([await track(closed), files()]).toEqual([200, before]);
    const written = await entries();

    await run(OVER);
    expect(await find(closed)).toBeUndefined();
    expect([await track(closed), await track(open), await track(reopened)]).toEqual([404, 200, 200]);
    expect(files()).toBe(before - 1);
    expect(await entries()).toBe(written - 1);
  });

  test('it may run again', async () => {
    const before = files();
    await run(OVER);
    await run(OVER);
    expect(files()).toBe(before);
  });
});
