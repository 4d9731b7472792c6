/** @jest-environment node */
import { makePdf } from '../../../demo/pdf';
import { mailTo } from '../../platform/mail/testing/outbox-folder';
import { shareOfDevanagari, wordsOf } from '../../testing/devanagari';
import { must } from '../../testing/must';
import { onEmbedded, START } from '../../testing/world';

/** What a browser sends with a form of a page. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
};

const FIELDS = {
  kind: 'employee',
  name: 'Neha <b>Rawat</b>',
  email: 'neha@person.example',
  mobile: '098111 22233',
  number: '',
  category: 'service-matters',
  subject: 'Leave & "duty" <i>days</i>',
  message: 'The days I was on duty are counted as leave.',
};

onEmbedded('forms of pages without scripts', (world) => {
  let visitor = 0;
  async function post(url: string, fields: Record<string, string>, { file, headers = {} }: Options = {}) {
    const form = file === undefined ? new URLSearchParams(fields) : new FormData();
    if (form instanceof FormData) {
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('pdf', new Blob([new Uint8Array(file ?? [])]), file?.length ? 'receipt.pdf' : '');
    }
    const body = new Response(form);
    return world().call({
      method: 'POST',
      url,
      remoteAddress: `10.5.0.${++visitor}`,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': must(body.headers.get('content-type')), ...BROWSER, ...headers },
    });
  }
  interface Options {
    /** Empty: the field was left empty. */
    file?: Uint8Array;
    headers?: Record<string, string>;
  }
  const ticketIn = (address: unknown) => must(new URL(String(address), 'http://x').searchParams.get('ticket'));

  test.each([
    ['without a file', undefined],
    ['with an empty file field', new Uint8Array()],
  ])('a grievance %s leads to the page of its ticket, and sent again to the same', async (_, file) => {
    const fields = { ...FIELDS, email: `${file ? 'empty' : 'none'}@person.example` };
    const answer = await post('/grievance', fields, { file });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/grievance-form\/sent\?ticket=GR-2026-[\w-]{9}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await post('/grievance', fields, { file })).headers.location).toBe(answer.headers.location);
    expect(await mailTo(world(), fields.email)).toHaveLength(1);
    const other = await post('/grievance', { ...fields, subject: 'Another matter' }, { file });
    expect(other.headers.location).not.toBe(answer.headers.location);
  });

  test('a PDF comes with it', async () => {
    const file = await makePdf({ title: 'Receipt', heading: 'Receipt', paragraph: 'Paid.', date: START });
    expect((await post('/grievance', FIELDS, { file })).statusCode).toBe(303);
    const wrong = await post('/grievance', FIELDS, { file: Buffer.from('<html>') });
    expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('Document: ')]);
  });

  test('what is wrong is listed on a page that nobody keeps and nothing runs in', async () => {
    const answer = await post('/grievance', { ...FIELDS, mobile: '12345', name: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.body).toContain('<h1>Your grievance was not sent</h1>');
    expect(answer.body).toContain('<li>Name: Enter your name</li>');
    expect(answer.body).toContain('<li>Mobile number: Enter a mobile number of 10 digits');
    expect(answer.body).toContain('href="/grievance-form"');
  });

  test('it is followed by ticket and e-mail; texts of people are shown as texts', async () => {
    const ticket = ticketIn((await post('/grievance', FIELDS)).headers.location);
    const claim = { ticket: ticket.toLowerCase(), email: FIELDS.email };
    const page = await post('/grievance/track', claim);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain(ticket);
    expect(page.body).toContain('Leave &amp; &quot;duty&quot; &lt;i&gt;days&lt;/i&gt;');
    expect(page.body).toContain('15 January 2026');
    expect(page.body).toContain('6 February 2026');
    const wrong = await post('/grievance/track', { ...claim, email: 'a@b.example' });
    expect([wrong.statusCode, wrong.body]).toEqual([
      404,
      expect.stringContaining('<h1>We cannot show your grievance</h1>'),
    ]);
    expect(wrong.body).not.toContain('Leave');
    const program = await post('/grievance/track', claim, { headers: { accept: 'application/json' } });
    expect(program.json()).toMatchObject({ data: { grievance: { ticket } } });
  });

  test('a form in Hindi is answered in Hindi, on pages and by mail', async () => {
    const fields = { ...FIELDS, email: 'hindi@person.example' };
    const sent = await post('/grievance?lang=hi', fields);
    expect(sent.headers.location).toMatch(/^\/hi\/grievance-form\/sent\?ticket=/);
    const [mail] = await mailTo(world(), fields.email);
    expect(mail?.text).toContain('/hi/grievance-form');

    const names = [FIELDS.name, 'Leave & "duty" <i>days</i>', 'Leave', 'duty', 'days', 'i', 'quot', 'amp', 'lt', 'gt'];
    const page = await post('/grievance/track?lang=hi', {
      ticket: ticketIn(sent.headers.location),
      email: fields.email,
    });
    expect(page.body).toContain('<html lang="hi-IN">');
    expect(shareOfDevanagari(wordsOf(page.body), names)).toBeGreaterThan(0.9);
    expect(page.body).toContain('action="/api/v1/grievance/message?lang=hi"');
    expect(page.body).toContain('href="/hi/grievance-form"');

    const wrong = await post('/grievance?lang=hi', { ...fields, mobile: '12345', name: '' });
    expect(wrong.statusCode).toBe(400);
    expect(shareOfDevanagari(wordsOf(wrong.body), ['SEU'])).toBeGreaterThan(0.9);
    expect(wrong.body).toContain('<li>मोबाइल नंबर: ');
    expect(wrong.body).toContain('href="/hi/grievance-form"');
  });

  test('a form of another site is refused', async () => {
    const answer = await post('/grievance', FIELDS, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(403);
  });

  test('who has to wait is told so, and for how long', async () => {
    const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = String(new URLSearchParams({ ticket: 'GR-2026-7F3K-92QG', email: 'guess@person.example' }));
    const guess = () =>
      world().call({ method: 'POST', url: '/grievance/track', remoteAddress: '10.6.0.1', payload, headers });
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await guess());
    const last = must(answers.at(-1));
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.body).toContain('<h1>We cannot show your grievance</h1>');
  });
});
