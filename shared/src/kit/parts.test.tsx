import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { renderPage } from '../testing';
import { FactColumns, FactLines, FactList } from './FactList';
import { Jaali } from './Jaali';
import { Loaded } from './Message';
import { Picture } from './Picture';
import { Table } from './Table';
import { Tabs } from './Tabs';
import { TimeLeft } from './TimeLeft';
import { UnderConstruction } from './UnderConstruction';

describe('facts', () => {
  it.each([
    ['cells', FactList],
    ['columns', FactColumns],
    ['lines', FactLines],
  ])('in %s each fact stands with its term, and those without a value are left out', (_, Facts) => {
    render(
      <Facts
        facts={[
          { term: 'Seats', value: 0 },
          { term: 'Fee', value: null },
          { term: 'Order', value: '' },
          { term: 'Code', value: <b>BCA</b>, width: 'half' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Seats', 'Code']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', 'BCA']);
  });
});

describe('messages', () => {
  const refetch = jest.fn();

  function show(query: { data?: string; error?: Error }, more: Partial<ComponentProps<typeof Loaded<string>>> = {}) {
    render(
      <Loaded
        query={{ data: query.data, error: query.error ?? null, refetch }}
        loading="Loading…"
        failed="Not loaded."
        {...more}
      >
        {(data) => <p>{data}</p>}
      </Loaded>,
    );
  }

  it('shows the data, also after a failed refresh', () => {
    show({ data: 'Here', error: new Error('down') });
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['an error', { error: new Error('down') }, {}],
    ['something else that says so', {}, { hasFailed: true }],
  ])('a failure, known by %s, is said, and can be tried again', async (_, query, more) => {
    show(query, more);
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalled();
  });
});

describe('a lattice', () => {
  const draw = (seed: string) => renderToStaticMarkup(<Jaali seed={seed} />);

  it('is decoration: hidden from screen readers, without inline styles that the policy forbids', () => {
    expect(draw('x')).toContain('aria-hidden="true"');
    expect(draw('x')).not.toContain('style=');
  });
});

describe('a picture', () => {
  const LATHE = {
    alt: 'A lathe',
    width: 1_200,
    height: 900,
    colour: '#336699',
    focal_x: 0.25,
    focal_y: 0.7,
    base: '/api/v1/media/m1/0123456789abcdef',
    widths: [320, 640],
  };

  it('offers both formats in every width, has its place before it is there, and comes when it is needed', () => {
    const { container } = render(<Picture picture={LATHE} sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, sizes }) => `${type} ${sizes}`)).toEqual(['image/avif 50vw', 'image/webp 50vw']);
    expect(sources[0]?.srcset).toBe(`${LATHE.base}-320.avif 320w, ${LATHE.base}-640.avif 640w`);
    const image = screen.getByRole('img', { name: 'A lathe' });
    const said = { src: `${LATHE.base}-640.webp`, width: '1200', height: '900', loading: 'lazy', decoding: 'async' };
    for (const [name, value] of Object.entries(said)) expect(image).toHaveAttribute(name, value);
    expect(image).not.toHaveAttribute('fetchpriority');
    expect(image).toHaveStyle({ background: '#336699' });
  });

  it('is cropped around its focal point', () => {
    render(<Picture picture={LATHE} sizes="50vw" ratio={2} />);
    expect(screen.getByRole('img')).toHaveAttribute('height', '600');
    expect(getComputedStyle(screen.getByRole('img')).objectPosition).toBe('25% 70%');
  });

  it('has no style of its own in its markup, which the pages’ policy forbids', () =>
    expect(renderToString(<Picture picture={LATHE} sizes="50vw" />)).not.toMatch(/ style=/));
});

describe('a table', () => {
  const COLUMNS = ['Paid for', { name: 'Amount', isNumber: true }];
  const texts = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

  it('a table has its caption, and a frame of the same name that the keyboard reaches', () => {
    render(<Table caption="Fees" columns={COLUMNS} rows={[['Library', 500]]} />);
    const frame = screen.getByRole('region', { name: 'Fees' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(within(frame).getByRole('table', { name: 'Fees' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Library' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '500' })).toHaveAttribute('data-number');
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('data-number');
    expect(screen.getByRole('columnheader', { name: 'Paid for' })).not.toHaveAttribute('data-number');
  });

  it('groups stand below their titles, each with its sums', () => {
    render(
      <Table
        caption="Fees"
        columns={COLUMNS}
        groups={[
          { title: 'Every semester', rows: [['Tuition', 100]], sums: [['Together', 100]] },
          { title: 'Once', rows: [['Card', 5]] },
        ]}
      />,
    );
    const [, ...groups] = screen.getAllByRole('rowgroup');
    expect(groups.map((group) => within(group).getAllByRole('row').map(texts))).toEqual([
      [['Every semester'], ['Tuition', '100'], ['Together', '100']],
      [['Once'], ['Card', '5']],
    ]);
    expect(screen.getByRole('row', { name: 'Together 100' })).toHaveAttribute('data-sum');
    expect(screen.getByRole('row', { name: 'Tuition 100' })).not.toHaveAttribute('data-sum');
  });
});

const TABS = [
  { id: 'diploma', label: 'DIPLOMA' },
  { id: 'ug', label: 'UG' },
  { id: 'pg', label: 'PG' },
] as const;

function Levels() {
  const [level, setLevel] = useState<(typeof TABS)[number]['id']>('diploma');
  return (
    <Tabs label="Level" tabs={TABS} selected={level} onSelect={setLevel}>
      Programmes of {level}
    </Tabs>
  );
}

describe('tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('the tab key stops at the selected tab only, then at the panel', async () => {
    render(<Levels />);
    await userEvent.tab();
    expect(tab('DIPLOMA')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('time left', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  it('counts down in sight, and is read out once', () => {
    render(<TimeLeft until={125_000} />);
    const seen = screen.getByText('2 minutes 5 seconds');
    expect(seen).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('about 3 minutes')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3_000));
    expect(seen).toHaveTextContent('2 minutes 2 seconds');
    expect(screen.getByText('about 3 minutes')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200_000));
    expect(seen).toHaveTextContent('0 seconds');
  });
});

describe('a page under construction', () => {
  const open = () => renderPage(<UnderConstruction section="Alumni" />, { path: '/alumni', pattern: '/alumni' });
  afterEach(() => jest.restoreAllMocks());

  const inTab = (pages: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(pages);

  it('Go Back leads where the visitor came from', async () => {
    inTab(2);
    const { router, user } = open();
    await act(() => router.navigate('/placement'));
    await act(() => router.navigate('/alumni'));
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/placement');
  });

  it('Go Back leads home in a tab that has nothing to go back to', async () => {
    inTab(1);
    const { router, user } = open();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/');
  });
});
