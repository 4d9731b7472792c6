import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { programTexts } from '../programmes/level-texts';
import { PROGRAMS_FRESH_FOR, LEVELS } from '../programmes/levels';
import { Messages } from './Messages';
import { Partners } from './Partners';
import { Socials } from './Socials';
import { ROTATION } from './achievements/Slide';
import { DRAWN } from './queries';
import { given } from './testing';
import { texts } from './texts';

test.each<[string, unknown, unknown]>([
  ['heading of the carousel', texts.achievements.title, 'Recent Achievements'],
  ['their time, in milliseconds', ROTATION, 3000],
  ['heading of the programmes', texts.study.title, 'Study'],
  ['tabs', LEVELS.map(({ tab }) => tab), ['DIPLOMA', 'UG', 'PG']],
  ['programmes of a tab', DRAWN, 6],
  ['age at which programmes are read again', PROGRAMS_FRESH_FOR, 420_000],
  ['button to the courses', texts.study.all, 'View All Programmes'],
  ['while programmes load', programTexts.loading, 'Loading programs...'],
  ['when they fail', programTexts.failed, 'Failed to load programs.'],
  ['while campuses load', texts.campuses.loading, 'Loading Campuses...'],
  ['error boundary, title', texts.boundary.title, 'Something went wrong.'],
  ['error boundary, text', texts.boundary.text, 'Please refresh the page or try again later.'],
])('specification: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('the messages lead to their pages, under the title that the university gives', () => {
  renderPage(<Messages {...given()} title="From the Dean" />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('From the Dean');
  expect(screen.getByRole('link', { name: 'Read all of it' })).toHaveAttribute('href', '/about-us/dean');
});

test('every partner stands with its field, and with its mark where it has one', () => {
  renderPage(<Partners {...given()} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Port WeaversWeaving', 'Port RopesRopes']);
  expect(document.querySelectorAll('li svg path')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/partners');
});

test('partners without a page of all of them have no link', () => {
  renderPage(<Partners {...given({ partnersPage: null })} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('social networks open in new tabs and say so', () => {
  renderPage(<Socials {...given()} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(screen.getByText('See our looms.')).toBeInTheDocument();
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)/);
  }
});
