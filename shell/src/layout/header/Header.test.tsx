import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@university/shared/remote';
import { identity } from '@university/shared/identity';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { wantParts } from '../../site/parts-wanted';
import { type ModuleSource, ModuleSourceContext, settled } from '../../site/areas/module-source';
import { SlotsContext } from '../../site/areas/slots-context';
import { noPopovers } from '../../testing/no-popovers';
import { Header } from './Header';

noPopovers();

afterEach(() => scrollTo(0));

/** The search overlay as a remote brings it, unless that is down. */
function modules(isUp: boolean): ModuleSource {
  const module = {
    default: ({ close }: SlotProps) => (
      <dialog open aria-label="Search">
        <button type="button" onClick={close}>
          Leave search
        </button>
      </dialog>
    ),
  };
  return {
    load: async () => {
      if (!isUp) throw new Error('The remote is down');
      return module;
    },
    first: () => settled({ kind: 'live', module }),
    isClientRendered: () => false,
  };
}

/** The button of the header; jsdom shows the drawer, which has one too. */
const searchButton = () => screen.getAllByRole('button', { name: 'Search' }).at(-1) as HTMLElement;

function open({ path = '/', isUp = true } = {}) {
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [path] });
  const view = render(
    <ModuleSourceContext value={modules(isUp)}>
      <SlotsContext value={[{ id: 's:overlay', slot: 'overlay.search', when: 'intent' }]}>
        <RouterProvider router={router} />
      </SlotsContext>
    </ModuleSourceContext>,
  );
  return { ...view, router };
}

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true, writable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('names the university and its place, which leads to the map', () => {
  open();
  expect(screen.getByRole('link', { name: identity.name })).toHaveAttribute('href', '/');
  const place = screen.getByRole('link', { name: 'Sector-9, Dwarka, New Delhi' });
  expect(place).toHaveAttribute('href', identity.mapUrl);
  expect(place).toHaveAttribute('target', '_blank');
});

test('turns compact after 100 px, and back', () => {
  const { container } = open();
  const isCompact = () => container.querySelector('[data-compact]')?.getAttribute('data-compact');
  for (const [pixels, compact] of [
    [0, 'false'],
    [100, 'false'],
    [101, 'true'],
    [2000, 'true'],
    [100, 'false'],
  ] as const) {
    scrollTo(pixels);
    expect([pixels, isCompact()]).toEqual([pixels, compact]);
  }
});

test('is compact at once on a page that is opened further down', () => {
  scrollTo(500);
  expect(open().container.querySelector('[data-compact="true"]')).toBeInTheDocument();
});

describe('the navigation', () => {
  async function openMenus(options?: Parameters<typeof open>[0]) {
    const view = open(options);
    // Its code comes with the first sign that somebody is there.
    wantParts();
    await screen.findByText('About Us');
    return view;
  }

  // The drawer is a popover, which jsdom shows to nobody or everybody; its state is not the point here.
  const summary = (name: string) => screen.getByText(name, { selector: 'summary' });
  const menu = (name: string) => summary(name).parentElement as HTMLDetailsElement;

  it('marks the page that is open', async () => {
    await openMenus({ path: '/placement' });
    expect(screen.getByText('T & P Cell', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Home', { selector: 'a' })).not.toHaveAttribute('aria-current');
  });

  it('closes its menus on the next page', async () => {
    const { router } = await openMenus();
    menu('Academics').open = true;
    menu('Programmes').open = true;
    await act(() => router.navigate('/courses'));
    expect(menu('Academics').open).toBe(false);
    expect(menu('Programmes').open).toBe(false);
  });

  it('closes a menu by a click elsewhere, not by one in it', async () => {
    await openMenus();
    menu('About Us').open = true;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('History') });
    expect(menu('About Us').open).toBe(true);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(menu('About Us').open).toBe(false);
  });

  it('closes the innermost menu by Escape, and focus goes back to what opened it', async () => {
    await openMenus();
    menu('Academics').open = true;
    menu('Programmes').open = true;
    screen.getByText('Diploma', { selector: 'a[href="/courses/diploma"]' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu('Programmes').open).toBe(false);
    expect(menu('Academics').open).toBe(true);
    expect(summary('Programmes')).toHaveFocus();
  });

  it('closes a menu that focus leaves', async () => {
    await openMenus();
    menu('About Us').open = true;
    act(() => screen.getByText('History').focus());
    expect(menu('About Us').open).toBe(true);
    act(() => screen.getByText('T & P Cell').focus());
    expect(menu('About Us').open).toBe(false);
  });

  it('is walked by arrow keys, past what is closed', async () => {
    await openMenus();
    summary('About Us').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(summary('Academics')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Home')).toHaveFocus();
    menu('About Us').open = true;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('About the University')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(summary('About Us')).toHaveFocus();
  });
});

describe('search', () => {
  it('opens the overlay, which can close itself', async () => {
    open();
    await userEvent.click(searchButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Leave search' }));
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  });

  it('leads to the search page when the overlay cannot be had', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    open({ isUp: false });
    await userEvent.click(searchButton());
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.contexts[0]).toHaveAttribute('action', '/search');
    submit.mockRestore();
  });
});
