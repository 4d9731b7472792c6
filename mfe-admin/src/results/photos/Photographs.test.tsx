import { screen, within } from '@testing-library/react';
import type { PhotoUpload, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { server, startServer } from '../../testing';
import { ApplicantPhoto } from './ApplicantPhoto';
import { batchesOf, problemOf } from './batches';
import { Photographs } from './Photographs';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const ROUND = { _id: 'round-ug-2', cycle: '2026-27', track: 'ug', round: 2 } as RoundSummary;
const STATE = {
  applicants: 40,
  named: 30,
  stored: 28,
  lacking: [{ form_number: 'SEU26190001', name: 'Ira Lal', photo: 'one.jpg' }],
};
const PATH = '*/api/v1/admission/round/ug/2/photo';
const photo = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' });

function answer(upload: (names: string[], call: number) => Response | PhotoUpload['files']) {
  const calls: string[][] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      const names = [...(await request.text()).matchAll(/filename="([^"]*)"/g)].map(([, name = '']) => name);
      calls.push(names);
      const files = upload(names, calls.length);
      if (files instanceof Response) return files;
      return HttpResponse.json({ status: 'success', data: { files, state: { ...STATE, stored: 30, lacking: [] } } });
    }),
  );
  return calls;
}

const stored = (names: string[]) => names.map((name) => ({ name, form_number: 'SEU26190001', problem: null }));

test('files go in as many calls as they need', () => {
  const files = Array.from({ length: 21 }, () => ({ size: 1 }));
  expect(batchesOf(files).map(({ length }) => length)).toEqual([10, 10, 1]);
  const large = Array.from({ length: 5 }, () => ({ size: 10 * 1024 * 1024 }));
  expect(batchesOf(large).map(({ length }) => length)).toEqual([4, 1]);
});

test.each([
  ['one.jpg', 1, undefined],
  ['ONE.JPEG', 1, undefined],
  ['my photo.jpg', 1, /name cannot stand/],
  ['one.webp', 1, /name cannot stand/],
  ['one.png', 0, /empty/],
  ['one.png', 11 * 1024 * 1024, /limit is 10 MB/],
])('%s of %d bytes: %p', (name, size, problem) => {
  expect(problemOf({ name, size }) ?? '').toMatch(problem ?? /^$/);
});

it('says how photographs stand, sends many, and lists what was not stored', async () => {
  const calls = answer((names) =>
    names.map((name) =>
      name === '3.jpg'
        ? { name, form_number: null, problem: 'No applicant' }
        : { name, form_number: 'X1', problem: null },
    ),
  );
  const { user } = renderPage(<Photographs round={ROUND} />, {
    api: { '/admission/round/ug/2/photo': { status: 'success', data: STATE } },
  });
  expect(await screen.findByText('Applicants whose photograph is not here: 2')).toBeInTheDocument();
  const files = Array.from({ length: 12 }, (_, i) => photo(`${i}.jpg`));
  await user.upload(screen.getByLabelText('Photographs'), [...files, photo('a b.jpg')]);
  expect(await screen.findByText('11 of 13 photographs are stored.')).toBeInTheDocument();
  expect(calls.map(({ length }) => length)).toEqual([10, 2]);
  const table = within(screen.getByRole('table', { name: 'Photographs that were not stored' }));
  expect(table.getByRole('row', { name: '3.jpg No applicant' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^a b\.jpg Its name/ })).toBeInTheDocument();
  expect(screen.queryByText(/photograph is not here/)).not.toBeInTheDocument();
});

it('goes on after a failure with what was not sent', async () => {
  const calls = answer((names, call) => (call === 2 ? HttpResponse.error() : stored(names)));
  const { user } = renderPage(<Photographs round={ROUND} />, {
    api: { '/admission/round/ug/2/photo': { status: 'success', data: STATE } },
  });
  await user.upload(
    await screen.findByLabelText('Photographs'),
    Array.from({ length: 12 }, (_, i) => photo(`${i}.jpg`)),
  );
  await user.click(await screen.findByRole('button', { name: 'Send the other 2' }));
  expect(await screen.findByText('12 of 12 photographs are stored.')).toBeInTheDocument();
  expect(calls.slice(1)).toEqual([
    ['10.jpg', '11.jpg'],
    ['10.jpg', '11.jpg'],
  ]);
});

describe('the photograph of a record', () => {
  const at = '*/api/v1/admission/allotment/a1/photo';

  it('is shown when somebody asks for it', async () => {
    server.use(http.get(at, () => new HttpResponse('jpeg', { headers: { 'Content-Type': 'image/jpeg' } })));
    const { user } = renderPage(<ApplicantPhoto id="a1" name="Ira Lal" />);
    await user.click(screen.getByRole('button', { name: 'Show the photograph' }));
    const picture = await screen.findByRole('img', { name: 'Photograph of Ira Lal' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg;base64,/));
  });

  it('is said to be none where there is none', async () => {
    server.use(http.get(at, () => HttpResponse.json({ status: 'error' }, { status: 404 })));
    const { user } = renderPage(<ApplicantPhoto id="a1" name="Ira Lal" />);
    await user.click(screen.getByRole('button', { name: 'Show the photograph' }));
    expect(await screen.findByText('There is no photograph of this applicant.')).toBeInTheDocument();
  });
});
