import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { FACULTY_ANSWER, SITE_PAGES } from '../testing';
import Overlay from './Overlay';

const INPUT = 'Search for anything...';

beforeAll(() => {
  // jsdom has neither modal dialogs nor scrolling.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.restoreAllMocks());

function open(api: Record<string, unknown> = FACULTY_ANSWER) {
  const close = jest.fn();
  const view = renderPage(<Overlay close={close} />, { api, sitePages: SITE_PAGES });
  return { ...view, close, input: screen.getByPlaceholderText(INPUT) };
}

const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const selected = () => screen.queryByRole('option', { selected: true })?.getAttribute('href');

describe('the search overlay', () => {
  it('is modal, has focus, and suggests the three kinds of course', () => {
    const { input } = open();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(input).toHaveFocus();
    expect(options()).toEqual(['/courses/ug', '/courses/pg', '/courses/diploma']);
  });

  it('finds pages and faculty, pages first, and says how many', async () => {
    const { user, input } = open();
    await user.type(input, 'lib');
    await waitFor(() => expect(options()).toEqual(['/amenities/Library', '/faculty/f2']));
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    expect(within(screen.getByRole('listbox')).getAllByText('Lib', { selector: 'mark' })).toHaveLength(2);
  });

  it('moves the selection by keys and tells assistive technology which it is', async () => {
    const { user, input } = open();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toBe('/courses/pg');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{End}');
    expect(selected()).toBe('/courses/diploma');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe('/courses/ug');
  });

  it('opens the selected faculty member with Enter and closes', async () => {
    const { user, input, router, close } = open();
    await user.type(input, 'meera');
    await waitFor(() => expect(options()).toEqual(['/faculty/f1']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe('/faculty/f1');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leads to the search page when Enter comes without a selection', async () => {
    const { user, input, router } = open();
    await user.type(input, 'some thing{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=some+thing' });
  });

  it('closes when a result is clicked', async () => {
    const { user, router, close } = open();
    await user.click(screen.getByRole('option', { name: /Diploma/ }));
    expect(router.state.location.pathname).toBe('/courses/diploma');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes by its button and by a click beside it, not by one inside', async () => {
    const { user, close } = open();
    await user.click(screen.getByRole('status'));
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText('Close search'));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('logs a faculty failure, says so, and still finds pages', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('down');
    const { user, input } = open({ '/faculty': failure });
    await user.type(input, 'library');
    await screen.findByText('Faculty members could not be searched just now.');
    expect(options()).toEqual(['/amenities/Library']);
    expect(logged).toHaveBeenCalledWith('Error fetching faculty data', failure);
  });

  it('helps when nothing is found', async () => {
    const { user, input } = open();
    await user.type(input, 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Programmes' })).toHaveAttribute('href', '/courses');
    expect(screen.queryByRole('link', { name: 'Notices' })).not.toBeInTheDocument();
  });
});
