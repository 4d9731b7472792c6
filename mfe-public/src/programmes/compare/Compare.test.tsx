import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aProgramDetail, answer } from '../../testing';
import { comparisonOf, idsOf } from './address';
import Compare, { loader } from './Compare';

const API = {
  '/program/id-DCE': answer([aProgramDetail('DCE', { careers: ['Site engineer'] })]),
  '/program/id-DPR': answer([aProgramDetail('DPR', { duration: '1 year', years: null })]),
  '/program/id-DAR': answer([aProgramDetail('DAR')]),
  '/program/id-DXY': answer([aProgramDetail('DXY')]),
  '/program/nobody': answer([]),
};

const compare = (query: string, api: Record<string, unknown> = API) =>
  renderPage(<Compare />, { path: `/courses/compare${query}`, pattern: '/courses/compare', api });

const row = async (name: RegExp) => {
  const heading = await screen.findByRole('rowheader', { name });
  return within(heading.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('programmes stand beside each other, with what is different marked', async () => {
  compare('?ids=id-DCE,id-DPR');
  expect(await row(/^Duration ?, not the same for all$/)).toEqual(['3 years', '1 year']);
  expect(await row(/^Mode$/)).toEqual(['Full-time', 'Full-time']);
  expect(await row(/^First payment$/)).toEqual(['₹28,500', '₹28,500']);
  expect(await row(/^What you can become/)).toEqual(['Site engineer', '–Not known']);
  expect(screen.queryByRole('rowheader', { name: /Last date/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Programme DCE' })).toHaveAttribute('href', '/programs/id-DCE');
  expect(screen.queryByRole('link', { name: 'Programme DPR' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take out Programme DPR' })).toHaveAttribute(
    'href',
    '/courses/compare?ids=id-DCE',
  );
});

test('of too many the first three stand, and a sentence says so', async () => {
  compare('?ids=id-DCE,id-DPR,id-DAR,id-DXY');
  expect(await screen.findByText(/^Only 3 programmes fit/)).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Programme DCE'),
    expect.stringContaining('Programme DPR'),
    expect.stringContaining('Programme DAR'),
  ]);
});

test('an id that names none gets a sentence, and the others stand', async () => {
  compare('?ids=id-DCE,nobody');
  expect(await screen.findByText(/^We have no programme for a part/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Programme DCE' })).toBeInTheDocument();
});

test('without ids the page says how to choose', () => {
  compare('');
  expect(screen.getByText(/^No programme is chosen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose programmes' })).toHaveAttribute('href', '/courses');
});

test('a failure says so and can be tried again', async () => {
  const api: Record<string, unknown> = { '/program/id-DCE': new Error('down') };
  const { user } = compare('?ids=id-DCE', api);
  expect(await screen.findByText(/^Failed to load programs\./)).toBeInTheDocument();
  api['/program/id-DCE'] = API['/program/id-DCE'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Programme DCE' })).toBeInTheDocument();
});

const load = (query: string) => {
  const { queryClient } = compare('');
  return loader({ queryClient, params: {}, url: new URL(`https://seu.example/courses/compare${query}`) });
};

test('what a form without scripts sends moves to the address that people hand on', async () => {
  await expect(load('?id=a&id=b+c')).rejects.toMatchObject({ status: 301 });
  await load('?id=a&id=b+c').catch((moved: Response) =>
    expect(moved.headers.get('Location')).toBe('/courses/compare?ids=a,b%20c'),
  );
});

test('the page is named after what it compares, and is none where nothing is found', async () => {
  expect(await load('?ids=id-DCE,id-DAR')).toMatchObject({
    title: 'Compare DCE, DAR',
    description: expect.stringMatching(/^Programme DCE and Programme DAR beside/),
  });
  expect(await load('?ids=nobody')).toMatchObject({ status: 404 });
  expect(await load('')).toEqual({});
});

test('addresses and ids are told back and forth, each id once', () => {
  expect(idsOf(new URLSearchParams('ids=a,b,a,,&id=c&id=b'))).toEqual(['a', 'b', 'c']);
  expect(idsOf(new URL(`https://seu.example${comparisonOf(['a', 'b c'])}`).searchParams)).toEqual(['a', 'b c']);
  expect(comparisonOf([])).toBe('/courses/compare');
});
