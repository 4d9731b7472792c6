import { act, screen, within } from '@testing-library/react';
import { authStore, SESSION_EXPIRED } from '@university/shared';
import { identity, LOGIN_PATH } from '@university/shared/identity';
import { IslandCode } from '@university/shared/island';
import { UnderConstruction } from '@university/shared/kit';
import { renderPage, startServer } from '@university/shared/testing';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Loading } from '../site/areas/Loading';
import { type ModuleSource, ModuleSourceContext } from '../site/contexts';
import { Logo, LOGO_ROTATION, LOGOS } from '../site/Logo';
import { noPopovers } from '../testing/no-popovers';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { UtilityBar } from './header/UtilityBar';
import { Navigation } from './navigation/Navigation';
import { NotFound } from './missing-page/MissingPage';

const noModules: ModuleSource = {
  code: () => new IslandCode(() => Promise.reject(new Error('No remotes here'))),
  isClientRendered: () => false,
};
const show = (part: ReactElement, options?: Parameters<typeof renderPage>[1]) =>
  renderPage(<ModuleSourceContext value={noModules}>{part}</ModuleSourceContext>, options);

noPopovers();
startServer();
afterEach(() => act(() => authStore.getState().end()));

const all = { hidden: true } as const;

type Link = { name: string | RegExp; href: string | null; newTab?: boolean };

function expectLink({ name, href, newTab = false }: Link): void {
  const links = screen.getAllByRole('link', { ...all, name }).filter((link) => link.getAttribute('href') === href);
  expect([name, href, links.length > 0]).toEqual([name, href, true]);
  for (const link of links) {
    expect([name, link.getAttribute('target')]).toEqual([name, newTab ? '_blank' : null]);
    if (newTab) expect(link.getAttribute('rel')).toContain('noopener');
  }
}

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const outside = (name: string, href: string | null): Link => ({
  name: new RegExp(`^${name}.*opens in a new tab`),
  href,
  newTab: true,
});

it.each([
  ['a logo stands for 4000 ms', LOGO_ROTATION, 4000],
  ['there are three logos', LOGOS.length, 3],
  ['the login page is named after the university', LOGIN_PATH, `/login${identity.shortName.toLowerCase()}`],
  ['an expired session', SESSION_EXPIRED, 'Your session has expired. please log in again!'],
])('%s', (_, actual, specified) => expect(actual).toBe(specified));

const MAP = { name: 'Sector-9, Dwarka, New Delhi', href: identity.mapUrl, newTab: true };
const NOT_FOUND =
  'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.';
const UNDER_CONSTRUCTION = <UnderConstruction key="uc" section="IQAC" />;

it.each<[string, ReactElement, Link[], string[]]>([
  ['header', <Header key="header" />, [{ name: identity.name, href: '/' }, MAP], []],
  [
    'utility bar',
    <UtilityBar key="utility" />,
    [
      outside('Student Login', identity.portals.student),
      { name: 'University login', href: LOGIN_PATH },
      { name: /^Faculty portal/, href: identity.portals.faculty, newTab: true },
    ],
    ['Welcome, Faculty!', 'Please select your login portal.'],
  ],
  [
    'navigation',
    <Navigation key="navigation" />,
    [
      ...identity.portals.admission.map(({ name, url }) => outside(name, url)),
      { name: /^Refund Policy/, href: identity.portals.refundPolicy, newTab: true },
    ],
    ['About Us', 'Campuses by zone', 'T & P Cell'],
  ],
  [
    'footer',
    <Footer key="footer" />,
    [
      { name: 'Vision and Mission', href: '/about-us/Vision-and-Mission' },
      { name: identity.helpDesk, href: `mailto:${identity.helpDesk}` },
      { name: /^www\./, href: identity.siteUrl, newTab: true },
      outside('Find us on the map', identity.mapUrl),
      ...identity.social.map(({ name, url }) => outside(`${name}\\b`, url)),
      ...identity.youtube.map(({ name, url }) => ({ name: new RegExp(`^${name}`), href: url, newTab: true })),
      { name: '1800-180-5522', href: 'tel:18001805522' },
    ],
    ['Youtube Links', `© 2025 ${identity.name}`],
  ],
  ['not-found page', <NotFound key="none" />, [{ name: 'Go back home', href: '/' }], ['Page Not Found', NOT_FOUND]],
  ['Under Construction page', UNDER_CONSTRUCTION, [{ name: 'Go Home', href: '/' }], ['IQAC', 'Go Back']],
])('links and texts of the %s', (_, part, links, texts) => {
  show(part);
  for (const link of links) expectLink(link);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

it.each([
  ['Welcome, Faculty!', 'Faculty Login', <UtilityBar key="utility" />],
  ['Youtube Links', 'YouTube', <Footer key="footer" />],
])('the modal ‘%s’ has two choices and a close button, and %s opens it', (title, opener, part) => {
  show(part);
  const modal = screen.getByText(title).closest('dialog') as HTMLElement;
  expect(modal).toHaveAttribute('aria-labelledby', screen.getByText(title).id);
  expect(within(modal).getByRole('heading', { ...all, name: title })).toBeInTheDocument();
  expect(within(modal).getAllByRole('link', all)).toHaveLength(2);
  expect(within(modal).getByRole('button', { ...all, name: 'Close' })).toHaveAttribute('popovertarget', modal.id);
  expect(screen.getByRole('button', { name: opener })).toHaveAttribute('popovertarget', modal.id);
});

it('logos that were uploaded take the place of the drawn ones, each on its ground', () => {
  const drawn = (name: string) => ({ base: `/api/v1/media/${name}/1`, width: 640, height: 320, widths: [320, 640] });
  const logos = [1, 2].map((turn) => ({ light: drawn(`light${turn}`), dark: drawn(`dark${turn}`) }));
  Object.assign(identity, { logos });
  try {
    const onPaper = renderToString(<Logo size={64} />);
    expect(onPaper).not.toContain('<path');
    expect(onPaper.match(/<source[^>]*srcSet="[^"]*/g)?.map((source) => source.includes('/dark'))).toEqual([
      true,
      true,
    ]);
    expect(onPaper.match(/<img[^>]*srcSet="[^"]*/g)?.map((image) => image.includes('/light'))).toEqual([true, true]);
    expect(renderToString(<Logo size={56} onNight />)).not.toContain('light1');
  } finally {
    Object.assign(identity, { logos: undefined });
  }
});

it('the loading view is a logo above a loader', () =>
  expect(renderToString(<Loading />)).toMatch(/role="img".*role="status"/s));

describe('the utility bar', () => {
  it('has the entries of the specification, in its order', () => {
    show(<UtilityBar />);
    const entries = within(screen.getByRole('navigation', { name: 'Logins and services' })).getAllByRole('listitem');
    expect(entries.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Tenders', '/tenders'],
      ['Admin Login', '/admin-login'],
      ['Faculty Login', undefined],
      [expect.stringMatching(/^Student Login/), identity.portals.student],
      ['Grievance form & RTI', '/grievance-form'],
      ['Alumni', '/alumni'],
    ]);
  });

  it.each([
    ['editor', '/courses', '/admin/edit-page?page=%2Fcourses'],
    ['notices', '/notices/n1', '/admin/edit-page?page=%2Fnotices%2Fn1'],
  ] as const)('leads the role %s from %s to where it is edited', async (currentRole, path, href) => {
    show(<UtilityBar />, { path, pattern: path });
    act(() => authStore.getState().begin({ token: 't1', currentRole, email: 'e@seu.example' }));
    expect(await screen.findByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', href);
  });
});

describe('the footer', () => {
  // jsdom does not scroll.
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const unwritten = [...identity.footer.policies.slice(2).map(({ to }) => to), '/about-us/vision-and-mission'];
  beforeEach(() => {
    scrollTo.mockClear();
    Object.assign(identity, { absent: unwritten.map((path) => path.toLowerCase()) });
    const notices = [{ publishAt: '2025-08-14T20:00:00Z' }];
    show(<Footer />, { api: { '/notice': { data: { notices } }, '/zone': { data: { zones: [] } } } });
  });

  it('has the links of the specification, but of what nobody has written yet: policies, and pages of the lists', () => {
    expect(linksOf('Quick links')).toEqual([
      ['Programs', '/Courses'],
      ['Placement', '/placement'],
      ['Faculties & Departments', '/academics/faculty'],
      ['Recruitment', '/recruitment'],
      ['Administrative Offices', '/administration/administrative'],
      ['Academic Regulations', '/academics/regulations'],
    ]);
    expect(linksOf('Explore')).toEqual([
      ['About the University', '/about-us/About-the-University'],
      ['Student Life', '/ncc'],
      ['Library', '/amenities/Library'],
      ['Fee Refund Policy', '/'],
    ]);
    expect(linksOf('About this site')).toEqual([
      ['Contact', '/contact'],
      ['Feedback', '/feedback'],
    ]);
  });

  it('says where the university is, and when its newest notice was published by the Indian calendar', async () => {
    expect(screen.getByText('New Delhi 110077').closest('address')).toHaveTextContent('Sector-9, Dwarka');
    expect(await screen.findByText('15 Aug 2025')).toHaveAttribute('datetime', '2025-08-14T20:00:00Z');
  });
});
