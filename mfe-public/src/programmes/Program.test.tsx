import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aProgram, answer } from '../testing';
import Program, { loader } from './Program';

const YEAR = { credits: 40, exitAward: null, syllabus: null, courses: [] };

const program = (id: string, api: Record<string, unknown>) =>
  renderPage(<Program />, { path: `/programs/${id}`, pattern: '/programs/:id', api });

test('shows what people ask first', async () => {
  program('id-DCE', { '/program/id-DCE': answer([aProgram('DCE', 'DIPLOMA', { fee: 125_000 })]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Programme DCE' })).toBeInTheDocument();
  expect(screen.getByText('₹1,25,000')).toBeInTheDocument();
  expect(screen.getByText('Merit in class X')).toBeInTheDocument();
  expect(screen.getByText('Diploma')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  expect(screen.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
});

test('a fee that is not set by us says so', async () => {
  program('id-DCE', { '/program/id-DCE': answer([aProgram('DCE', 'DIPLOMA', { fee: null })]) });
  expect(await screen.findByText('As agreed with the partner institute')).toBeInTheDocument();
});

test('lists the years by number with credits, courses and exit award', async () => {
  const years = {
    year10: YEAR,
    year2: { ...YEAR, exitAward: 'UG Diploma', courses: ['Weaving'] },
    year1: { ...YEAR, credits: 44 },
  };
  program('id-DCE', { '/program/id-DCE': answer([aProgram('DCE', 'DIPLOMA', { years })]) });
  const rows = within(await screen.findByRole('table', { name: 'Year by year' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Year 1', 'Year 2', 'Year 10']);
  expect(within(rows[0] as HTMLElement).getByText('44')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('Weaving')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('UG Diploma')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('NSQF level 5.0')).toBeInTheDocument();
  expect(within(rows[0] as HTMLElement).getByText('No award after this year')).toBeInTheDocument();
  // All years together.
  expect(screen.getByText('124')).toBeInTheDocument();
});

test.each([
  ['unknown to the API', answer([])],
  ['without detail', answer([aProgram('DCE', 'DIPLOMA', { years: null })])],
  ['whose id is that of a department', answer([aProgram('OTHER', 'DIPLOMA')])],
])('a programme %s: data not found, status 404 and a way back', async (_, found) => {
  const { queryClient } = program('id-DCE', { '/program/id-DCE': found });
  expect(await screen.findByText('data not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Programmes' })).toHaveAttribute('href', '/courses');
  const info = await loader({
    queryClient,
    params: { id: 'id-DCE' },
    url: new URL('https://seu.example/programs/id-DCE'),
  });
  expect(info).toMatchObject({ status: 404 });
});

test('an API that answers 404 has no such programme either', async () => {
  program('nobody', {});
  expect(await screen.findByText('data not found')).toBeInTheDocument();
});

test('a failure is told apart from a missing programme, and can be tried again', async () => {
  const api: Record<string, unknown> = { '/program/id-DCE': new Error('down') };
  const { user } = program('id-DCE', api);
  expect(await screen.findByText('We could not load this programme.')).toBeInTheDocument();
  expect(screen.queryByText('data not found')).not.toBeInTheDocument();
  api['/program/id-DCE'] = answer([aProgram('DCE', 'DIPLOMA')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Programme DCE' })).toBeInTheDocument();
});

test('the loader names the page after the programme', async () => {
  const { queryClient } = program('id-DCE', { '/program/id-DCE': answer([aProgram('DCE', 'DIPLOMA')]) });
  const info = await loader({
    queryClient,
    params: { id: 'id-DCE' },
    url: new URL('https://seu.example/programs/id-DCE'),
  });
  expect(info).toMatchObject({ title: 'Programme DCE', description: expect.stringContaining('Merit in class X') });
});
