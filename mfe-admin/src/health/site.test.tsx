import { screen, waitFor, within } from '@testing-library/react';
import type { Mail, RoundMail, SiteHealth, SiteReleases, SiteRemote } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { http } from 'msw';
import SiteAudit from '../audit/SiteAudit';
import MailOutbox from '../mail/MailOutbox';
import { Releases } from '../releases/Releases';
import { answer, answering, listOf, logIn, refused, server, startServer, success } from '../testing';
import Health from './Health';

startServer();
beforeEach(() => logIn('admin'));

const AT = '2026-01-15T05:00:00.000Z';
const STATE = 'http://localhost/site-state';

const stated = (data: SiteReleases) => server.use(http.get(`${STATE}/releases`, answer(data)));

describe('site health', () => {
  const NONE = { total: 0, rows: [] };
  const DAYS = [
    { day: '2026-01-14', pages: 1_200, papers: 3 },
    { day: '2026-01-15', pages: 2, papers: 0 },
  ];

  const FINE: SiteHealth = {
    ...{ on: '2026-01-15', since: '2026-01-14', linksWaiting: 0, papersWaiting: 0 },
    ...{ reviews: NONE, links: NONE, searches: NONE, notFound: NONE, pictures: NONE, papers: NONE, unfit: NONE },
    hindi: { ...NONE, kinds: [] },
    read: { pages: [], papers: [], days: DAYS.map(({ day }) => ({ day, pages: 0, papers: 0 })) },
  };

  const open = (health: Partial<SiteHealth> = {}) => {
    stated({ remotes: [], shell: { errors: [] } });
    return renderPage(<Health />, { api: { '/site-health': success({ ...FINE, ...health }) } });
  };

  it('says in a line of each section that all is well, also on the first day', async () => {
    open();
    expect(await screen.findByText('Every link that was looked at leads somewhere.')).toBeInTheDocument();
    expect(screen.getByText('No page is past its day.')).toBeInTheDocument();
    expect(screen.getByText('Every published entry is shown.')).toBeInTheDocument();
    expect(screen.getByText('No picture is heavier than 500 kB.')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing was counted yet/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const counts = within(screen.getByRole('navigation', { name: 'What was found' })).getAllByRole('link');
    expect(counts).toHaveLength(9);
    expect(counts.at(-1)).toHaveAttribute('href', '#releases');
    expect(counts[0]).toHaveAttribute('href', '#links');
    expect(counts[0]).toHaveTextContent('0 Broken links');
  });

  it('says of what how much is not in Hindi, and leads to the forms', async () => {
    const page = { _id: 'p7', kind: 'page', name: 'Transport', texts: 9, missing: 2, outdated: 1 } as const;
    open({ hindi: { total: 40, rows: [page], kinds: [{ kind: 'page', name: 'Pages', total: 40 }] } });
    const table = await screen.findByRole('table', { name: 'Not in Hindi' });
    expect(table).toHaveTextContent('1 text changed in English since. 2 of 9 texts not in Hindi.');
    const link = within(table).getByRole('link', { name: 'See to the Hindi: Transport' });
    expect(link).toHaveAttribute('href', '/admin/catalogue/page/p7');
    expect(screen.getByText('Pages: 40.')).toBeInTheDocument();
  });

  it('gives each finding its action', async () => {
    const broken = {
      address: 'https://gone.example/x',
      fault: 'nothing-there',
      since: '2026-01-08T05:00:00.000Z',
    } as const;
    const review = { _id: 'p2', path: '/contact', title: 'Contact', owner: 'Registrar', reviewOn: '2026-01-01' };
    open({
      links: { total: 120, rows: [{ ...broken, places: [{ _id: 'p1', kind: 'page', name: 'History' }] }] },
      linksWaiting: 2,
      reviews: { total: 1, rows: [review] },
      notFound: { total: 1, rows: [{ key: '/old page&x', count: 4, lastOn: '2026-01-14' }] },
      searches: { total: 1, rows: [{ key: 'hostel fee', count: 3, lastOn: '2026-01-14' }] },
      unfit: { total: 1, rows: [{ _id: 'c1', kind: 'campus', name: 'North', problem: 'slug: wrong' }] },
      papers: { total: 1, rows: [{ _id: 'n1', title: 'Tender', fileLink: '/api/v1/notice/n1/file' }] },
    });
    const links: [string, string][] = [
      ['Edit History', '/admin/catalogue/page/p1'],
      ['Edit page: Contact', '/admin/catalogue/page/p2'],
      ['Make a redirect: /old page&x', '/admin/catalogue/redirect/new?from=%2Fold+page%26x'],
      ['See what is found: hostel fee', '/search?q=hostel+fee'],
      ['Mend it: North', '/admin/catalogue/campus/c1'],
      ['Replace the file: Tender', '/admin/view-pdfs/n1'],
    ];
    for (const [name, to] of links) expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.getByText('The other site says that nothing is there.')).toBeInTheDocument();
    expect(screen.getByText('Since 8 Jan 2026, 10:30 am IST.')).toBeInTheDocument();
    expect(screen.getByText('The first 1 of 120 are shown.')).toBeInTheDocument();
    expect(screen.getByText('2 addresses of other sites wait for their first look.')).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /hostel fee/ });
    expect(row).toHaveTextContent('Searched for 3 times, last on 14 Jan 2026.');
  });

  it('leaves out sections in which somebody can do nothing', async () => {
    open({ papers: null, papersWaiting: null, reviews: null, searches: null, notFound: null, pictures: null });
    expect(await screen.findByRole('heading', { level: 2, name: 'Broken links' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Entries that are left out' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'PDFs that screen readers cannot read' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Heavy pictures' })).not.toBeInTheDocument();
  });

  it('shows what is read as a chart and as tables', async () => {
    open({
      read: {
        days: DAYS,
        pages: [
          { key: '/contact', name: 'Contact', count: 1_201 },
          { key: '/courses', name: '', count: 1 },
        ],
        papers: [{ key: 'n1', name: 'Tender', count: 3 }],
      },
    });
    expect(await screen.findByRole('img', { name: /^Pages and papers that were read, by day/ })).toBeInTheDocument();
    const pages = screen.getByRole('table', { name: 'Most read pages' });
    expect(within(pages).getByRole('row', { name: 'Contact (/contact) 1,201' })).toBeInTheDocument();
    expect(within(pages).getByRole('row', { name: '/courses 1' })).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'Most opened papers' })).getByText('Tender')).toBeInTheDocument();
    expect(screen.getByText('The numbers as a table')).toBeInTheDocument();
  });

  it('says what went wrong, and that it may be tried again', async () => {
    renderPage(<Health />);
    expect(await screen.findByText(/^The report could not be loaded\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('mail', () => {
  const ABOUT = 'round:2025-26:ug:2';

  const ROUND: RoundMail = {
    ...{ about: ABOUT, cycle: '2025-26', track: 'ug', trackName: 'UG', round: 2, published: true, records: 2000 },
    result: { waiting: 1400, sent: 597, written: 0, failed: 3 },
    reminder: { waiting: 0, sent: 0, written: 2, failed: 0 },
  };
  const PLANNED: RoundMail = {
    ...{ ...ROUND, about: 'round:2025-26:pg:1', trackName: 'PG', round: 1, published: false, records: 0 },
    result: { waiting: 0, sent: 0, written: 0, failed: 0 },
  };
  const FAILED: Mail = {
    ...{ _id: 'm1', to: 'a•••@mail.example', subject: 'The result is out: UG, round 2', attempts: 1, created_at: AT },
    ...{ next_attempt_at: null, sent_at: null, last_error: '550 no such mailbox a•••@mail.example' },
    kind: 'result-out',
    state: 'failed',
  };

  function open(search = '', written = 0) {
    const numbers = { waiting: 1400, sent: 597, written, failed: 3 };
    const byKind = [{ kind: 'result-out', ...numbers }];
    return renderPage(<MailOutbox />, {
      path: `/admin/mail${search}`,
      api: {
        '/admission/mail': success({ rounds: [ROUND, PLANNED] }),
        '/mail/count': success({ days: 14, perMinute: 600, byKind, byDay: [{ day: '2026-01-15', ...numbers }] }),
        '/mail': listOf({ mail: [FAILED] }, 1),
      },
    });
  }

  it.each([
    ['admissions', false],
    ['admin', true],
  ] as const)('shows the %s desk how much there is, of which rounds and kinds', async (role, seesAll) => {
    logIn(role);
    open();
    const rounds = await screen.findByRole('table', { name: 'Mail of each round' });
    const row = (name: string) => within(rounds).getByText(name).closest('tr');
    expect(row('UG, round 2 (2025-26)')).toHaveTextContent('597 of 2,000 sent');
    expect(row('UG, round 2 (2025-26)')).toHaveTextContent('1,400 waiting, 3 failed');
    expect(row('UG, round 2 (2025-26)')).toHaveTextContent('0 of 2 sent2 written to a file, not sent');
    expect(row('PG, round 1 (2025-26)')).toHaveTextContent('Not published');
    const kinds = await screen.findByRole('table', { name: 'By what it is about' });
    expect(within(kinds).getByText('The result is out').closest('tr')).toHaveTextContent(/1,400.*597.*3/);
    expect(screen.getByRole('table', { name: 'By day', hidden: true })).toHaveTextContent('15 Jan 2026');
    expect(within(kinds).getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getByText(/at most 600 a minute/)).toBeInTheDocument();
    const choice = within(await screen.findByLabelText('What it is about'));
    expect(choice.queryByText('Password reset') !== null).toBe(seesAll);
    expect(choice.getByText('Reminder before a window closes')).toBeInTheDocument();
  });

  it('that was written to files has a column of its own', async () => {
    open('', 12);
    const kinds = await screen.findByRole('table', { name: 'By what it is about' });
    expect(within(kinds).getByText('Written to a file, not sent')).toBeInTheDocument();
    expect(within(kinds).getByText('The result is out').closest('tr')).toHaveTextContent(/1,400.*597.*12.*3/);
  });

  it('that failed is listed with its reason and a masked address, and tried again, or it is said why not', async () => {
    const again = answering(
      'post',
      '/mail/m1/retry',
      refused(409, 'conflict', 'It was sent already.'),
      answer({ mail: FAILED }),
    );
    const { user } = open('?state=failed');
    const list = await screen.findByRole('table', { name: 'Mail' });
    expect(list).toHaveTextContent('a•••@mail.example');
    expect(list).toHaveTextContent('550 no such mailbox');
    const name = 'Try again: The result is out: UG, round 2, to a•••@mail.example';
    await user.click(within(list).getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It was sent already.');
    await user.click(within(list).getByRole('button', { name }));
    await waitFor(() => expect(again).toHaveLength(2));
  });

  it('that failed of a round is tried again at once', async () => {
    const again = answering('post', '/mail/retry', answer({ count: 3 }));
    const { user } = open(`?state=failed&about=${encodeURIComponent(ABOUT)}`);
    expect(await screen.findByRole('option', { name: 'UG, round 2 (2025-26)', selected: true })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again all that failed' }));
    await waitFor(() => expect(again).toEqual([{ about: ABOUT }]));
  });
});

describe('releases', () => {
  const REMOTE: SiteRemote = {
    ...{ name: 'mfe-a', version: '2.0.0+abc', number: 7, released: AT, inUseSince: AT, answers: true, problem: null },
    ...{ canary: null, remarks: [], quarantined: [], errors: [] },
    journal: [{ version: '2.0.0+abc', number: 7, isBrowserOnly: false, from: AT, until: null, end: null }],
  };
  const ERROR: SiteRemote['errors'][number] = {
    ...{ fingerprint: 'f1', version: '2.0.0+abc', name: 'TypeError', message: 'x is not a function' },
    ...{ where: 'hydration', pages: ['mfe-a:page'], count: 1234, senders: 3, first: AT, last: AT },
  };
  const OUT = {
    key: 'mfe-a 3.0.0 k',
    version: '3.0.0',
    at: AT,
    until: null,
    reason: '3 times it did not answer any more',
  };
  function open(remote: Partial<SiteRemote> = {}, more: Partial<SiteReleases> = {}) {
    stated({ remotes: [{ ...REMOTE, ...remote }], shell: { errors: [] }, ...more });
    return renderPage(<Releases />);
  }

  it('show what is in use of each remote, since when, and that nothing went wrong', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'mfe-a' })).toBeInTheDocument();
    expect(screen.getAllByText('15 Jan 2026, 10:30 am IST')[0]).toBeInTheDocument();
    expect(screen.getByText('Answers')).toBeInTheDocument();
    expect(screen.getAllByText('No errors were seen since the server started.')).toHaveLength(2);
  });

  it('say what is wrong with a remote, who is given another, and what it offers in vain', async () => {
    const canary = { version: '1.1.0', audience: 10, problem: null };
    const remarks = ['it offers mfe-a:entry, which the registry does not allow'];
    open({ version: null, answers: false, problem: 'remote does not answer: status 500', canary, remarks });
    expect(await screen.findByText('Remote does not answer: status 500.')).toBeInTheDocument();
    expect(screen.getByText('No release is in use.')).toBeInTheDocument();
    expect(screen.getByText('Does not answer')).toBeInTheDocument();
    expect(screen.getByText('1.1.0, given to 10 visitors in a hundred')).toBeInTheDocument();
    expect(screen.getByText('It offers mfe-a:entry, which the registry does not allow.')).toBeInTheDocument();
  });

  it('show an error with remote, release, page and, when somebody asks, its place in the sources', async () => {
    const stack = [
      { position: 'mfe-a/Page.js:1:2', source: 'src/Page.tsx:3:4 (Page)' },
      { position: 'shell/react.js:1:2', source: null },
    ];
    const asked = jest.fn(answer({ stack }));
    server.use(http.get(`${STATE}/stacks/f1`, asked));
    const { user } = open({ errors: [ERROR] });
    const table = within(await screen.findByRole('table', { name: 'Errors: mfe-a' }));
    expect(table.getByText(/x is not a function/)).toBeInTheDocument();
    expect(table.getByText('mfe-a:page')).toBeInTheDocument();
    expect(table.getByText('1,234')).toBeInTheDocument();
    expect(table.getByText('from 3 networks')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    await user.click(table.getByText('Where in the code'));
    expect(await table.findByText('src/Page.tsx:3:4 (Page)')).toBeInTheDocument();
    expect(table.getByText('shell/react.js:1:2')).toBeInTheDocument();
  });

  it('that were taken out are used again after a question', async () => {
    const lifted: string[] = [];
    server.use(
      http.delete(`${STATE}/quarantine/:key`, ({ params }) => {
        lifted.push(decodeURIComponent(String(params.key)));
        return answer()();
      }),
    );
    const { user } = open({ quarantined: [OUT] });
    expect(await screen.findByText(OUT.reason)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use again: 3.0.0' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Use the release of mfe-a again?' }));
    expect(lifted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Use again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lifted).toEqual([OUT.key]);
  });

  it('say that they could not be loaded, and why', async () => {
    server.use(http.get(`${STATE}/releases`, refused(403, 'forbidden', 'This is for admins.')));
    renderPage(<Releases />);
    expect(await screen.findByText('The releases could not be loaded. This is for admins.')).toBeInTheDocument();
  });
});

describe('the audit log', () => {
  const HEAD = `7:${'ab'.repeat(32)}`;
  const LINE = {
    ...{ _id: '7', at: AT, kind: 'results', notes: ['From: 192.0.2.1'] },
    text: 'Asha Rao published round 2 of B.Tech.',
    named: [
      { name: 'Asha Rao', kind: 'staff', id: 's1' },
      { name: 'round 2 of B.Tech', kind: 'round', id: '2025-26:btech:2' },
    ],
    changes: [
      { field: 'Name', from: 'Rohini', to: 'Rohini East' },
      { field: 'Rooms', from: '', to: '' },
    ],
  };

  const open = (state: object = {}) =>
    renderPage(<SiteAudit />, {
      path: '/admin/audit',
      api: {
        '/audit': listOf({ lines: [LINE] }, 1),
        '/audit/state': success({ verified: null, head: HEAD, waiting: 0, ...state }),
        '/staff': listOf({ staff: [{ _id: 's1', email: 'asha@seu.example', name: 'Asha Rao' }] }, 1),
      },
    });

  it.each([
    [{}, /has not been verified yet/],
    [{ verified: { at: AT, intact: true, problem: null } }, /was whole when it was verified on 15 Jan 2026/],
    [{ waiting: 3 }, /New lines that are not linked yet: 3/],
  ])('has a banner for %j', async (state, text) => {
    open(state);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(`Its last link, to be noted elsewhere: ${HEAD}`)).toBeInTheDocument();
  });

  it('with a broken chain is an alarm that says where', async () => {
    open({ verified: { at: AT, intact: false, problem: 'Link 3 is missing.' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/BROKEN.*Link 3 is missing/);
  });

  it('says what happened in sentences, and keeps what it is narrowed by in the address, by id', async () => {
    const { user, router } = open();
    const table = within(await screen.findByRole('table', { name: 'Audit log' }));
    const said = table.getByText('From: 192.0.2.1').closest('td') as HTMLElement;
    expect(said).toHaveTextContent(LINE.text);
    expect(said).toHaveTextContent('Name: “Rohini” → “Rohini East”');
    expect(said).toHaveTextContent('Rooms: changed; its history shows how');
    const links = within(said)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Asha Rao', '/admin/audit?person=staff:s1'],
      ['round 2 of B.Tech', '/admin/results/btech/2?cycle=2025-26'],
    ]);
    expect(table.getByText('15 Jan 2026, 10:30 am IST')).toBeInTheDocument();
    await screen.findByRole('option', { name: 'Asha Rao (asha@seu.example)' });
    await user.selectOptions(screen.getByLabelText('What it is about'), 'Failures and refusals');
    await user.selectOptions(screen.getByLabelText('Who, or whom it was done to'), 'Asha Rao (asha@seu.example)');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?kind=refusals&person=staff%3As1');
  });
});
