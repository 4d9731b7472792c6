import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identity } from '@university/shared/identity';
import { renderPage } from '@university/shared/testing';
import { noPopovers } from '../../testing/no-popovers';
import { Footer } from './Footer';

// jsdom does not scroll.
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});

const noticeOf = (publishAt: string) => ({ data: { notices: [{ publishAt }] } });

noPopovers();

const POLICIES = identity.footer.policies.map(({ to }) => to);

beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(identity, {
    absent: [...POLICIES.slice(2), '/about-us/vision-and-mission'].map((path) => path.toLowerCase()),
  });
  renderPage(<Footer />, { api: { '/notice': noticeOf('2025-08-14T20:00:00Z'), '/zone': { data: { zones: [] } } } });
});

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('has the quick links of the specification', () => {
  expect(linksOf('Quick links')).toEqual([
    ['Programs', '/Courses'],
    ['Placement', '/placement'],
    ['Faculties & Departments', '/academics/faculty'],
    ['Recruitment', '/recruitment'],
    ['Administrative Offices', '/administration/administrative'],
    ['Academic Regulations', '/academics/regulations'],
  ]);
});

test('has the explore links of the specification', () => {
  expect(linksOf('Explore')).toEqual([
    ['About the University', '/about-us/About-the-University'],
    ['Student Life', '/ncc'],
    ['Library', '/amenities/Library'],
    ['Fee Refund Policy', '/'],
  ]);
});

test('says who and where the university is, and the year of its copyright', () => {
  const address = screen.getByText('New Delhi 110077').closest('address');
  expect(address).toHaveTextContent('Sector-9, Dwarka');
  expect(screen.getByRole('link', { name: identity.helpDesk })).toHaveAttribute('href', `mailto:${identity.helpDesk}`);
  expect(screen.getByText(`© 2025 ${identity.name}`)).toBeVisible();
});

test.each(['X', 'LinkedIn', 'Facebook', 'Instagram', 'Find us on the map'])('%s opens in a new tab', (name) => {
  const link = screen.getByRole('link', { name: new RegExp(`^${name}\\b.*opens in a new tab`) });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test.each(['Placement', 'Library', `${identity.name}, home`])('%s scrolls to the top', async (name) => {
  await userEvent.click(screen.getByRole('link', { name }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a click beside a link scrolls nothing', async () => {
  await userEvent.click(screen.getByText('New Delhi 110077'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('what nobody has written yet is not linked: policies, and pages of the lists', () => {
  expect(linksOf('About this site')).toEqual([
    ['Contact', '/contact'],
    ['Feedback', '/feedback'],
  ]);
});

test('says when the newest notice was published, by the Indian calendar', async () => {
  expect(await screen.findByText('15 Aug 2025')).toHaveAttribute('datetime', '2025-08-14T20:00:00Z');
});
