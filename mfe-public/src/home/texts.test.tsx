import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { PROGRAMS_FRESH_FOR, LEVELS, programTexts } from '../programmes/levels';
import { Messages } from './Messages';
import { PARTNERS, Partners } from './Partners';
import { Socials } from './Socials';
import { ACHIEVEMENTS, ROTATION } from './achievements/Slide';
import { DRAWN } from './queries';
import { texts } from './texts';

test.each<[string, unknown, unknown]>([
  ['heading of the carousel', texts.achievements.title, 'Recent Achievements'],
  ['achievements', ACHIEVEMENTS.length, 5],
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

test('the messages lead to their pages', () => {
  renderPage(<Messages />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/chancellor',
    '/vice-chancellor',
  ]);
});

test('every partner stands with its mark and field', () => {
  renderPage(<Partners />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(PARTNERS.map(({ name, field }) => name + texts.partners.fields[field]));
  expect(document.querySelectorAll('li svg path')).toHaveLength(PARTNERS.length);
});

test('social networks open in new tabs and say so', () => {
  renderPage(<Socials />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)/);
  }
});
