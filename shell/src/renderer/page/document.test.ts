/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { htmlDocument } from './document';

const NASTY = `</title><script>alert("1")</script> & 'more'`;

const parts = {
  meta: { title: 'Courses', description: 'What one learns', lang: 'en-IN' },
  discovery: {
    canonical: 'https://seu.example/courses',
    image: 'https://seu.example/card.png',
    isIndexed: true,
    structuredData: [],
    alternates: [],
  },
  styles: '<style>p{}</style>',
  scripts: '<script defer src="/a.js"></script>',
  body: '<h1>Courses</h1>',
  boot: {
    routes: [],
    slots: [],
    remotes: {},
    queries: [],
    pageInfo: {},
    clientRendered: [],
    release: 'a',
  },
};

const open = (more: Partial<Parameters<typeof htmlDocument>[0]>) =>
  new JSDOM(htmlDocument({ ...parts, ...more })).window.document;

test('is a page with title, description, language and canonical address', () => {
  const page = open({});
  expect(page.title).toBe('Courses');
  expect(page.documentElement.lang).toBe('en-IN');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('What one learns');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://seu.example/courses');
  expect(page.querySelector('#root')?.innerHTML).toBe('<h1>Courses</h1>');
  expect(page.compatMode).toBe('CSS1Compat');
});

test('nothing in title, description, language or address becomes markup', () => {
  const page = open({
    meta: { title: NASTY, description: NASTY, lang: '"><b>' },
    discovery: {
      ...parts.discovery,
      canonical: `https://x/"><b>${NASTY}`,
      structuredData: [{ name: NASTY }],
      alternates: [{ type: 'application/rss+xml', title: NASTY, href: '/x"><b>' }],
    },
  });
  expect(page.title).toBe(NASTY);
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(NASTY);
  expect(page.documentElement.lang).toBe('"><b>');
  expect([...page.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'))).toEqual([
    'application/ld+json',
    'application/json',
    'application/json',
  ]);
  expect(page.querySelector('b')).toBeNull();
});

test('boot data cannot end its script, and reads back as it was', () => {
  const pageInfo = { 'm:home': { title: '</script><script>alert(1)</script><!--', description: 'a\u2028b' } };
  const page = open({ boot: { ...parts.boot, pageInfo } });
  const boot = page.getElementById('boot');
  expect(boot?.getAttribute('type')).toBe('application/json');
  expect(JSON.parse(boot?.textContent ?? '')).toEqual({ ...parts.boot, pageInfo });
  expect(page.querySelectorAll('script')).toHaveLength(3);
});
