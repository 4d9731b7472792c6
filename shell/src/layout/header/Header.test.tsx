import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identity } from '@university/shared/identity';
import { IslandCode, touch } from '@university/shared/island';
import type { ComponentType } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { type AreaModule, type ModuleSource, ModuleSourceContext, SiteContext } from '../../site/contexts';
import { frameQuery } from '../../site/frame';
import { NOT_FOUND_ID } from '../../site/routes';
import { noPopovers } from '../../testing/no-popovers';
import { Breadcrumbs } from './Breadcrumbs';
import { Header } from './Header';
import { LanguageSwitch } from './UtilityBar';

const Overlay = () => <dialog open aria-label="Search" />;

function Failing(): never {
  throw new Error('No modal dialogs here');
}

describe('the header', () => {
  noPopovers();

  afterEach(() => scrollTo(0));

  function modules(code: Promise<void>, Content: ComponentType): ModuleSource {
    const overlay = new IslandCode<AreaModule>(async () => {
      await code;
      return { default: Content };
    });
    return {
      code: () => overlay,
      isClientRendered: () => false,
    };
  }

  const searchButton = () => screen.getAllByRole('button', { name: 'Search' }).at(-1) as HTMLElement;

  function open({ path = '/', code = Promise.resolve(), Content = Overlay as ComponentType } = {}) {
    const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [path] });
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queryClient.setQueryData(frameQuery().queryKey, {
      alerts: [],
      updated: null,
      zones: [{ code: 'shore', name: 'Shore' }],
    });
    const view = render(
      <QueryClientProvider client={queryClient}>
        <ModuleSourceContext value={modules(code, Content)}>
          <SiteContext value={{ routes: [], remotes: {}, slots: [{ id: 's:overlay', slot: 'overlay.search' }] }}>
            <RouterProvider router={router} />
          </SiteContext>
        </ModuleSourceContext>
      </QueryClientProvider>,
    );
    return { ...view, router };
  }

  function scrollTo(pixels: number) {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true, writable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  }

  // The first one of all waits for the code of its parts.
  beforeAll(() => open().unmount());

  describe('the navigation', () => {
    async function openMenus(options?: Parameters<typeof open>[0]) {
      const view = open(options);
      // Its code comes with the first sign that somebody is there.
      touch();
      await screen.findByText('About Us');
      return view;
    }

    // The drawer is a popover, which jsdom shows to nobody or everybody; its state is not the point here.
    const summary = (name: string) => screen.getByText(name, { selector: 'summary' });
    const menu = (name: string) => summary(name).parentElement as HTMLDetailsElement;

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
  });

  describe('search', () => {
    const early = () => screen.queryByRole('textbox', { name: 'Search' });

    async function askForSearch(Content?: ComponentType) {
      let resolve = () => {};
      let reject = (_: Error) => {};
      const code = new Promise<void>((...settle) => {
        [resolve, reject] = settle;
      });
      open({ code, Content });
      searchButton().focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      expect(early()).toHaveFocus();
      return { comes: () => act(async () => resolve()), fails: () => act(async () => reject(new Error('down'))) };
    }

    it('does not open for whoever went elsewhere meanwhile', async () => {
      const { comes } = await askForSearch();
      act(() => screen.getByRole('link', { name: identity.name }).focus());
      expect(early()).not.toBeInTheDocument();
      await comes();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('leads to the search page when the overlay cannot be had, by itself where nothing is typed', async () => {
      const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
      const one = await askForSearch();
      await one.fails();
      expect(submit.mock.contexts[0]).toHaveAttribute('action', '/search');
      submit.mockRestore();
    });

    it('leads to the search page when the overlay fails, and the page stands', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
      const { comes } = await askForSearch(Failing);
      await comes();
      expect(searchButton()).toBeInTheDocument();
      expect(submit.mock.contexts[0]).toHaveAttribute('action', '/search');
      submit.mockRestore();
      jest.mocked(console.error).mockRestore();
    });

    it('leaves its field to whoever is typing when the overlay cannot be had', async () => {
      const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
      const { fails } = await askForSearch();
      await userEvent.keyboard('library');
      await fails();
      expect(submit).not.toHaveBeenCalled();
      const { form } = early() as HTMLInputElement;
      expect(form).toHaveAttribute('action', '/search');
      expect([...new FormData(form as HTMLFormElement)]).toEqual([['q', 'library']]);
      submit.mockRestore();
    });
  });
});

describe('breadcrumbs', () => {
  function open(path: string, loaded: { title?: string } | null = null) {
    const routes = [
      { id: NOT_FOUND_ID, path: '*', element: <Breadcrumbs />, handle: { title: 'Page Not Found' } },
      ...['/', '/programs/p1', '/tenders'].map((known) => ({
        path: known,
        element: <Breadcrumbs />,
        handle: { title: 'By descriptor' },
        loader: () => loaded,
      })),
    ];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  }

  const crumbs = async () =>
    within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
      .getAllByRole('listitem')
      .map((item) => [
        item.textContent,
        item.querySelector('a')?.getAttribute('href') ?? item.getAttribute('aria-current'),
      ]);

  it('lead from the home page down to the page, which is named by its data', async () => {
    open('/programs/p1', { title: 'B.Tech. Robotics' });
    expect(await crumbs()).toEqual([
      ['Home', '/'],
      ['Academics', null],
      ['Programmes', null],
      ['All Programmes', '/courses'],
      ['B.Tech. Robotics', 'page'],
    ]);
  });

  it.each(['/', '/nowhere'])('there are none at %s', async (path) => {
    open(path);
    await Promise.resolve();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the switch of languages', () => {
  const open = (languages?: readonly ['hi']) =>
    render(
      <MemoryRouter initialEntries={['/courses?level=ug']}>
        <SiteContext value={{ routes: [], slots: [], remotes: {}, ...(languages && { languages }) }}>
          <LanguageSwitch />
        </SiteContext>
      </MemoryRouter>,
    );

  it('leads to the same page in the other language, whose name it says in that language', () => {
    open(['hi']);
    const link = screen.getByRole('link', { name: 'हिंदी' });
    expect(link).toHaveAttribute('href', '/hi/courses?level=ug');
    expect(link).toHaveAttribute('lang', 'hi-IN');
    expect(link).toHaveAttribute('hreflang', 'hi-IN');
  });

  it('a site in one language has no switch', () => {
    open();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
