import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identity } from '@university/shared/identity';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './Footer';

// jsdom has neither modals nor scrolling.
const { showModal, close } = HTMLDialogElement.prototype;
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterAll(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));

beforeEach(() => {
  scrollTo.mockClear();
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
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
    ['Vision and Mission', '/about-us/Vision-and-Mission'],
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

test('YouTube opens a modal with two channels in new tabs', async () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'YouTube' }));
  const { getAllByRole, getByRole } = within(screen.getByRole('dialog', { name: 'Youtube Links' }));
  expect(getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
    identity.youtube.map(({ url }) => [url, '_blank']),
  );
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
