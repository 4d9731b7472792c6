import { screen, within } from '@testing-library/react';
import { SESSION_EXPIRED } from '@university/shared';
import { IslandCode } from '@university/shared/island';
import { identity, LOGIN_PATH } from '@university/shared/identity';
import { renderPage } from '@university/shared/testing';
import { UnderConstruction } from '@university/shared/kit';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type ModuleSource, ModuleSourceContext } from '../site/contexts';
import { noPopovers } from '../testing/no-popovers';
import { AreaFailed } from '../site/areas/RemoteArea';
import { Footer } from './footer/Footer';
import { COMPACT_FROM, Header } from './header/Header';
import { Loading } from '../site/areas/Loading';
import { LOGO_ROTATION, LOGOS } from '../site/Logo';
import { Navigation } from './navigation/Navigation';
import { NotFound } from './nowhere/NotFound';
import { UtilityBar } from './header/UtilityBar';

/**
 * Every text, link and constant of the specification's sections 1, 2, 5, 8 and 9 that the layout covers. What they
 * do is tested beside each part, and in e2e/layout.e2e.ts.
 */

const noModules: ModuleSource = {
  code: () => new IslandCode(() => Promise.reject(new Error('No remotes here'))),
  isClientRendered: () => false,
};

const show = (part: ReactElement) =>
  void renderPage(<ModuleSourceContext value={noModules}>{part}</ModuleSourceContext>);

noPopovers();

/** Closed dialogs and menus are in the page too; whether they show is the browser's business. */
const all = { hidden: true } as const;

interface Link {
  name: string | RegExp;
  href: string | null;
  newTab?: boolean;
}

function expectLink({ name, href, newTab = false }: Link): void {
  const links = screen.getAllByRole('link', { ...all, name }).filter((link) => link.getAttribute('href') === href);
  expect([name, href, links.length > 0]).toEqual([name, href, true]);
  for (const link of links) {
    expect([name, link.getAttribute('target')]).toEqual([name, newTab ? '_blank' : null]);
    if (newTab) expect(link.getAttribute('rel')).toContain('noopener');
  }
}

test.each([
  ['the header turns compact after 100 px', COMPACT_FROM, 100],
  ['a logo stands for 4000 ms', LOGO_ROTATION, 4000],
  ['there are three logos', LOGOS.length, 3],
  ['the copyright is of 2025', identity.copyrightYear, 2025],
  ['the address', identity.addressLine, 'Sector-9, Dwarka, New Delhi'],
  ['the login page is named after the university', LOGIN_PATH, `/login${identity.shortName.toLowerCase()}`],
])('%s', (_, actual, specified) => expect(actual).toBe(specified));

const NEW_TAB = /opens in a new tab/;

test.each<[string, ReactElement, Link[]]>([
  [
    'header',
    <Header key="header" />,
    [
      { name: identity.name, href: '/' },
      { name: 'Sector-9, Dwarka, New Delhi', href: identity.mapUrl, newTab: true },
    ],
  ],
  [
    'utility bar',
    <UtilityBar key="utility" />,
    [
      { name: 'Tenders', href: '/tenders' },
      { name: 'Admin Login', href: '/admin-login' },
      { name: /^Student Login/, href: identity.portals.student, newTab: true },
      { name: 'Grievance form', href: '/grievance-form' },
      { name: 'Alumni', href: '/alumni' },
      { name: 'University login', href: LOGIN_PATH },
      { name: /^Faculty portal/, href: identity.portals.faculty, newTab: true },
    ],
  ],
  [
    'navigation',
    <Navigation key="navigation" />,
    [
      ...identity.portals.admission.map(({ name, url }) => ({
        name: new RegExp(`^${name}.*${NEW_TAB.source}`),
        href: url,
        newTab: true,
      })),
      { name: /^Refund Policy/, href: identity.portals.refundPolicy, newTab: true },
    ],
  ],
  [
    'footer',
    <Footer key="footer" />,
    [
      { name: 'Programs', href: '/Courses' },
      { name: 'Placement', href: '/placement' },
      { name: 'Faculties & Departments', href: '/academics/faculty' },
      { name: 'Recruitment', href: '/recruitment' },
      { name: 'Administrative Offices', href: '/administration/administrative' },
      { name: 'Academic Regulations', href: '/academics/regulations' },
      { name: 'About the University', href: '/about-us/About-the-University' },
      { name: 'Student Life', href: '/ncc' },
      { name: 'Library', href: '/amenities/Library' },
      { name: 'Vision and Mission', href: '/about-us/Vision-and-Mission' },
      { name: 'Fee Refund Policy', href: '/' },
      { name: identity.helpDesk, href: `mailto:${identity.helpDesk}` },
      { name: /^www\./, href: identity.siteUrl, newTab: true },
      { name: /^Find us on the map/, href: identity.mapUrl, newTab: true },
      ...identity.social.map(({ name, url }) => ({ name: new RegExp(`^${name}\\b`), href: url, newTab: true })),
      ...identity.youtube.map(({ name, url }) => ({ name: new RegExp(`^${name}`), href: url, newTab: true })),
      { name: '1800-180-5522', href: 'tel:18001805522' },
    ],
  ],
  ['not-found page', <NotFound key="not-found" />, [{ name: 'Go back home', href: '/' }]],
  ['Under Construction page', <UnderConstruction key="uc" section="IQAC" />, [{ name: 'Go Home', href: '/' }]],
])('links of the %s', (_, part, links) => {
  show(part);
  for (const link of links) expectLink(link);
});

test.each<[string, ReactElement, string[]]>([
  [
    'not-found page',
    <NotFound key="not-found" />,
    [
      '404',
      'Page Not Found',
      'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.',
      'Go back home',
    ],
  ],
  [
    'error boundary',
    <AreaFailed key="error" onRetry={() => {}} />,
    ['Something went wrong.', 'Please refresh the page or try again later.'],
  ],
  ['Under Construction page', <UnderConstruction key="uc" section="IQAC" />, ['IQAC', 'Go Back', 'Go Home']],
  ['Faculty Login', <UtilityBar key="utility" />, ['Welcome, Faculty!', 'Please select your login portal.', '& RTI']],
  ['YouTube icon', <Footer key="footer" />, ['Youtube Links', `© 2025 ${identity.name}`]],
  [
    'navigation',
    <Navigation key="navigation" />,
    [
      'Home',
      'About Us',
      'Academics',
      'Campuses by zone',
      'Admission',
      'Administration',
      'Student Life',
      'T & P Cell',
      'Work with us',
      'Entrepreneurship',
    ],
  ],
])('texts of the %s', (_, part, texts) => {
  show(part);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('the large heading of the not-found page is 404', () => {
  show(<NotFound />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
});

test.each([
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

test('the loading view is a logo above a loader', () => {
  const html = renderToString(<Loading />);
  expect(html.indexOf('role="img"')).toBeGreaterThan(0);
  expect(html.indexOf('role="img"')).toBeLessThan(html.indexOf('role="status"'));
});

test('an expired session is told in the words of the specification', () => {
  expect(SESSION_EXPIRED).toBe('Your session has expired. please log in again!');
});
