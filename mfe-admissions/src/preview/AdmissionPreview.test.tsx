import { screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { feesAnswer } from '../testing/fees';
import { aRound, aSchedule } from '../testing/schedule';
import AdmissionPreview from './AdmissionPreview';

const POPUP = { title: 'Notifications', points: ['{{live rounds}} results are live.'], tracks: [], links: [] };

const answers = (schedule: ReturnType<typeof aSchedule>) => ({
  '/admission/schedule/preview': { status: 'success', data: schedule },
  '/setting/popup': { status: 'success', data: { popup: POPUP } },
  ...feesAnswer,
});

const show = (schedule: ReturnType<typeof aSchedule>) =>
  renderPage(<AdmissionPreview gives={{ on: '2025-08-15', cycle: '2025-26' }} close={() => {}} />, {
    api: answers(schedule),
  });

const part = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).parentElement as HTMLElement;

test('shows what each page will say on that day', async () => {
  show(aSchedule([aRound(), aRound({ round: 2, state: 'before', published: false })]));
  expect(await part('On the home page')).toHaveTextContent('Diploma Round 1: decide by 18 Aug, 5:00 pm');
  const popup = within(await part('The popup'));
  expect(popup.getByText('Diploma Round 1 results are live.')).toBeInTheDocument();
  expect(popup.getByRole('link', { name: 'Diploma Round 1 result' })).toBeInTheDocument();
  const admission = within(await part('On the page Admission'));
  expect(admission.getByRole('table', { name: 'Rounds and their windows' })).toBeInTheDocument();
  expect(await part('On the sign-in page of each round')).toHaveTextContent(
    'Diploma Round 2: This result is not out yet. Decisions are planned from',
  );
});

test('of a day on which nothing is, it says so', async () => {
  show(aSchedule());
  expect(await part('On the home page')).toHaveTextContent('Nothing is to come on this day');
  expect(await part('The popup')).toHaveTextContent('there is none');
  expect(await part('On the sign-in page of each round')).toHaveTextContent('No round is planned.');
});
