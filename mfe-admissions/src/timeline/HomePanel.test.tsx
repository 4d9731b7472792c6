import { screen } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { QueryClientProvider } from '@university/shared/query';
import { renderPage } from '@university/shared/testing';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: renders the panel as the shell's server does, which renderPage cannot.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aRound, aSchedule, scheduleAnswer } from '../testing/schedule';
import HomePanel, { loader } from './HomePanel';

afterEach(() => jest.restoreAllMocks());

/** The page of the server on a day, as people read it. */
async function ofServer(schedule: ReturnType<typeof aSchedule>) {
  const queryClient = createQueryClient({
    api: { get: async () => ({ status: 'success', data: schedule }) },
    sitePages: async () => [],
  });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomePanel /> }])} />
    </QueryClientProvider>,
  );
  return html;
}

test('says what is to come, and leads to Admission', async () => {
  renderPage(<HomePanel />, { api: scheduleAnswer(aRound({ verify: null })) });
  expect(await screen.findByRole('region', { name: 'Admission now' })).toHaveTextContent(
    'Diploma: decide by 18 Aug, 5:00 pm',
  );
  expect(screen.getByRole('link', { name: 'All dates and how to apply' })).toHaveAttribute('href', '/admission');
});

test.each<[string, Record<string, unknown>]>([
  ['nothing is to come', scheduleAnswer(aRound({ state: 'closed', verify: null }))],
  ['the dates cannot be read', { '/admission/schedule': new Error('down') }],
])('where %s there is no panel', async (_, api) => {
  const { container, queryClient } = renderPage(<HomePanel />, { api });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
  expect(container).toBeEmptyDOMElement();
});

const LAST_DAY = aSchedule([aRound({ verify: null })], { on: '2025-08-18' });

test('on the last day the server says when it closes, whatever its clock shows, and counts nothing', async () => {
  expect((await ofServer(LAST_DAY)).textContent).toContain('Diploma: closes today at 5:00 pmAll dates');
});

test.each([
  ['2025-08-18T09:30:00Z', /closes today at 5:00 pm \(2 hours.*left\)/],
  ['2025-08-18T11:30:00Z', /closes today at 5:00 pmAll dates/],
  ['2031-01-01T09:30:00Z', /closes today at 5:00 pmAll dates/],
  ['2025-08-17T09:30:00Z', /closes today at 5:00 pmAll dates/],
])('in the browser, at %s by the device, it says %s', async (now, text) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  renderPage(<HomePanel />, { api: { '/admission/schedule': { status: 'success', data: LAST_DAY } } });
  expect((await screen.findByRole('region', { name: 'Admission now' })).textContent).toMatch(text);
});
