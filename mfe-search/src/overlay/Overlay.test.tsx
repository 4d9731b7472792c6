import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { ANSWERS, notice, SITE_PAGES } from '../testing/site';
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

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Opens the overlay and lets it take in what the API has answered. */
async function open(api: Record<string, unknown> = ANSWERS) {
  const close = jest.fn();
  const view = renderPage(<Overlay close={close} />, { api, sitePages: SITE_PAGES });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { ...view, close, input: screen.getByPlaceholderText(INPUT) };
}

const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const selected = () => screen.queryByRole('option', { selected: true })?.getAttribute('href');

describe('the search overlay', () => {
  it('is modal, has focus, and suggests the three kinds of course', async () => {
    const { input } = await open();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(input).toHaveFocus();
    expect(options()).toEqual(['/courses/ug', '/courses/pg', '/courses/diploma']);
  });

  it('finds everything in groups, says how many, and marks what matched', async () => {
    const { user, input } = await open();
    await user.type(input, 'lib');
    await waitFor(() =>
      expect(options()).toEqual(['/amenities/Library', '/faculty/f2', '/notices/n2', '/amenities/Library#hours']),
    );
    expect(screen.getByRole('status')).toHaveTextContent('4 results');
    expect(screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(screen.getByRole('group', { name: 'Faculty' })).toHaveTextContent('Mr. Arun Libman');
    expect(within(screen.getByRole('listbox')).getAllByText('Lib', { selector: 'mark' })).toHaveLength(4);
    expect(screen.queryByRole('link', { name: /See all/ })).not.toBeInTheDocument();
  });

  it('shows five of a kind and leads to all', async () => {
    const notices = Array.from({ length: 7 }, (_, index) => notice(`n${index}`, `Hackathon ${index}`));
    const { user, input } = await open({ ...ANSWERS, '/notice': { data: { notices } } });
    await user.type(input, 'hackathon');
    await waitFor(() => expect(options()).toHaveLength(5));
    expect(screen.getByRole('link', { name: 'See all 7 results' })).toHaveAttribute('href', '/search?q=hackathon');
  });

  it('moves the selection by keys and tells assistive technology which it is', async () => {
    const { user, input } = await open();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toBe('/courses/pg');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{End}');
    expect(selected()).toBe('/courses/diploma');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe('/courses/ug');
  });

  it('opens the selected faculty member with Enter and closes', async () => {
    const { user, input, router, close } = await open();
    await user.type(input, 'meera');
    await waitFor(() => expect(options()).toEqual(['/faculty/f1']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe('/faculty/f1');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps the selection when more is found', async () => {
    let answer: (faculty: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { user, input } = await open({ ...ANSWERS, '/faculty': late });
    await user.type(input, 'lib');
    await waitFor(() => expect(options().slice(-2)).toEqual(['/notices/n2', '/amenities/Library#hours']));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBe('/notices/n2');
    answer(ANSWERS['/faculty']);
    await waitFor(() => expect(options()).toContain('/faculty/f2'));
    expect(selected()).toBe('/notices/n2');
  });

  it('leads to the search page when Enter comes without a selection, and keeps the query', async () => {
    const { user, input, router } = await open();
    await user.type(input, 'some thing{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=some+thing' });
    expect(localStorage.getItem('search.recent')).toBe('["some thing"]');
  });

  it('closes when a result is clicked', async () => {
    const { user, router, close } = await open();
    await user.click(screen.getByRole('option', { name: /Diploma/ }));
    expect(router.state.location.pathname).toBe('/courses/diploma');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes by its button and by a click beside it, not by one inside', async () => {
    const { user, close } = await open();
    await user.click(screen.getByRole('listbox'));
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText('Close search'));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('logs a faculty failure, says so, still finds the rest, and tries again on request', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('down');
    const api: Record<string, unknown> = { ...ANSWERS, '/faculty': failure };
    const { user, input } = await open(api);
    await user.type(input, 'lib');
    await screen.findByText('Faculty members could not be searched just now.');
    await waitFor(() => expect(options()).toEqual(['/amenities/Library', '/notices/n2', '/amenities/Library#hours']));
    expect(logged).toHaveBeenCalledWith('Error fetching faculty data', failure);
    api['/faculty'] = ANSWERS['/faculty'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toContain('/faculty/f2'));
  });

  it('goes on without notices', async () => {
    const { user, input } = await open({ ...ANSWERS, '/notice': new Error('down') });
    await user.type(input, 'lib');
    await screen.findByText('Notices could not be searched just now.');
    expect(options()).toEqual(['/amenities/Library', '/faculty/f2', '/amenities/Library#hours']);
  });

  it('helps when nothing is found', async () => {
    const { user, input } = await open();
    await user.type(input, 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All programmes' })).toHaveAttribute('href', '/courses');
  });

  it('offers what was searched for before, until that is cleared', async () => {
    localStorage.setItem('search.recent', '["hostel"]');
    const { user, input } = await open();
    const recent = screen.getByRole('group', { name: 'You searched for' });
    expect(within(recent).getByRole('option', { name: 'hostel' })).toHaveAttribute('href', '/search?q=hostel');
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(options()).not.toContain('/search?q=hostel');
    expect(input).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it('turns the / key off and on', async () => {
    const { user } = await open();
    const choice = screen.getByRole('checkbox', { name: 'Open search with the / key' });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(localStorage.getItem('search.slash')).toBe('off');
    await user.click(choice);
    expect(localStorage.getItem('search.slash')).toBeNull();
  });
});
