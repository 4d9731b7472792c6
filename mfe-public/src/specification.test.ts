import { ApiError, type ApiPort, createQueryClient, REQUEST_TIMEOUT } from '@university/shared';
import { campusQuery } from './campus/queries';
import { departmentOffersQuery, foundPeopleQuery } from './people/queries';
import { programQuery } from './programmes/detail';
import { programsQuery } from './programmes/queries';
import { schoolsQuery } from './programmes/schools';
import { texts } from './programmes/texts';
import { programTexts } from './programmes/level-texts';
import { LEVELS } from './programmes/levels';

const reading = (get: ApiPort['get']) => createQueryClient({ api: { get }, sitePages: async () => [] });

test.each([
  ['loading programmes', programTexts.loading, 'Loading programs...'],
  ['programmes failed', programTexts.failed, 'Failed to load programs.'],
  ['a missing programme', texts.program.missing, 'data not found'],
  ['levels', LEVELS.map(({ id }) => id), ['DIPLOMA', 'UG', 'PG']],
  ['milliseconds to wait for an answer', REQUEST_TIMEOUT, 10_000],
])('%s', (_, ours, specified) => {
  expect(ours).toEqual(specified);
});

test.each([
  ['all', programsQuery()],
  ['one', programQuery('p1')],
  ['of a department', departmentOffersQuery('d1')],
  ['of a campus', campusQuery('dwarka')],
])('programmes are stale after 7 minutes: %s', (_, { staleTime }) => {
  expect(staleTime).toBe(7 * 60 * 1000);
});

test.each([
  ['no list', { status: 'success', data: { departmentSchools: {} } }, 'Unexpected data format'],
  ['no such field', { status: 'success', data: {} }, 'Unexpected data format'],
  ['nothing', null, 'Unexpected data format'],
  ['status 500', new ApiError(500, 'failed', 'Something else'), 'Network response was not ok'],
  ['status 404', new ApiError(404, 'not_found', 'Something else'), 'Network response was not ok'],
  ['no answer at all', new ApiError(0, 'unreachable', 'No connection'), 'No connection'],
])('schools, %s: %3$s', async (_, given, message) => {
  const client = reading(async () => {
    if (given instanceof Error) throw given;
    return given;
  });
  await expect(client.fetchQuery({ ...schoolsQuery(), retry: false })).rejects.toThrow(message);
});

test('people are read 1000 at a time, once for all pages of a visit', async () => {
  const get = jest.fn(async () => ({ status: 'success', data: { faculty: [] } }));
  const client = reading(get);
  await client.fetchQuery(foundPeopleQuery({ q: 'weaving', department: '' }));
  await client.fetchQuery(foundPeopleQuery({ q: 'welding', department: '' }));
  expect(get.mock.calls).toEqual([['/faculty', { limit: 1000 }, undefined]]);
});
