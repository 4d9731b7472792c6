/** @jest-environment node */
import { identity } from '@university/shared/identity';
import type { SiteSlot } from './boot';
import { listen, note } from './monitoring';
import { pageMeta } from './page';
import { canonicalPath } from './routes';
import { fillingsAt, slotsAt } from './slots/slots-at';
import { MOST_POSITIONS, ownerOf, POSITION, positionsIn } from './stack';

describe('monitoring', () => {
  it('what happened before somebody listened is told too, in order, and once', () => {
    const heard: string[] = [];
    note({ type: 'error', error: new Error('first') });
    note({ type: 'load', remote: 'mfe-a', seconds: 1 });
    listen((event) => heard.push(event.type));
    note({ type: 'error', error: 'third' });
    expect(heard).toEqual(['error', 'load', 'error']);
  });
});

describe('titles and addresses of pages', () => {
  const handle = { title: 'Programme', description: 'What one learns', lang: 'hi' };

  it('a page is named by its data, then by its descriptor', () => {
    expect(pageMeta(handle, { title: 'B.Tech. Mechanical', description: 'Four years' })).toEqual({
      title: `B.Tech. Mechanical · ${identity.name}`,
      description: 'Four years',
      lang: 'hi',
    });
    expect(pageMeta(handle, { status: 404 })).toEqual({
      title: `Programme · ${identity.name}`,
      description: 'What one learns',
      lang: 'hi',
    });
    expect(pageMeta(handle, null).title).toBe(`Programme · ${identity.name}`);
  });

  it('without either it is the university’s, in English', () =>
    expect(pageMeta(undefined, undefined)).toEqual({
      title: identity.name,
      description: identity.tagline,
      lang: 'en-IN',
    }));

  it('the university’s name is not said twice', () =>
    expect(pageMeta({ ...handle, title: identity.name }, null).title).toBe(identity.name));

  it.each([
    ['/', '/', null],
    ['/courses', '/courses', null],
    ['/courses', '/Courses', '/courses'],
    ['/courses', '/courses/', '/courses'],
    ['/academics/IQAC', '/Academics/iqac/', '/academics/IQAC'],
    ['/admin/dashboard', '/%61dmin/d%61shboard', '/admin/dashboard'],
    ['/courses', '/courses%', null],
    ['/academics/IQAC', '/academics/IQAC', null],
    // A parameter keeps its spelling unless the descriptor wants it in lower case.
    ['/programs/:id', '/programs/BT-ME', null],
    ['/programs/:id', '/Programs/BT-ME/', '/programs/BT-ME'],
    ['/courses/:level', '/Courses/PG/', '/courses/pg'],
    ['/courses/:level', '/courses/ug', null],
    // An encoded slash stays one.
    ['/campus/:name', '/Campus/Dwarka%20Campus/', '/campus/Dwarka%20Campus'],
    ['/campus/:name', '/campus/%E0%A4%A6', null],
    ['/campus/:name', '/campus/a%2Fb', null],
    ['/campus/:name', '/Campus/a%2Fb/', '/campus/a%2Fb'],
    // Everything below a splat is its page's own business.
    ['/offices/*', '/offices', null],
    ['/offices/*', '/offices/Exam%20Cell/x', null],
    ['/offices/*', '/Offices/', '/offices'],
    ['/offices/*', '/Offices/Exam-Cell/x', '/offices/Exam-Cell/x'],
    // Not this route's.
    ['/courses', '/programs', null],
  ])('%s: %s -> %s', (path, asked, canonical) => {
    const found = canonicalPath({ path, lowercase: ['level'] }, asked);
    expect(found).toBe(canonical);
    if (found) expect(canonicalPath({ path, lowercase: ['level'] }, found)).toBeNull();
  });
});

describe('stacks', () => {
  const BASES = { 'mfe-a': 'https://seu.example/remotes/mfe-a/', shell: 'https://seu.example/assets/' };
  const A = 'mfe-a/Page.307fee9f83.js:1:234';
  const OURS = 'shell/react.0123456789.js:1:9';

  it.each([
    [
      'Chromium',
      `TypeError: x is not a function
    at Page (https://seu.example/remotes/mfe-a/Page.307fee9f83.js:1:234)
    at https://seu.example/assets/react.0123456789.js:1:9
    at chrome-extension://abc/inject.js:1:1`,
    ],
    [
      'Firefox',
      `Page@https://seu.example/remotes/mfe-a/Page.307fee9f83.js:1:234
react@https://seu.example/assets/react.0123456789.js:1:9
x@moz-extension://abc/inject.js:1:1`,
    ],
  ])('positions in files of the site are told, and nothing else: %s', (_browser, stack) =>
    expect(positionsIn(stack, BASES)).toEqual([A, OURS]),
  );

  it('what a message says is no position, and no file outside the folder of the site is one', () => {
    const stack = `Error: asha@mail.example at https://seu.example/admission/result?dob=2001
    at x (https://seu.example/remotes/mfe-a/../../secret.js:1:1)
    at y (https://seu.example/remotes/mfe-a/Page.js?token=1:1:1)`;
    expect(positionsIn(stack, BASES)).toEqual([]);
  });

  it('a long stack is cut, and every position has the form that the server takes', () => {
    const stack = `at x (${BASES['mfe-a']}Page.307fee9f83.js:1:234)\n`.repeat(50);
    const positions = positionsIn(stack, BASES);
    expect(positions).toHaveLength(MOST_POSITIONS);
    for (const position of positions) expect(position).toMatch(POSITION);
    expect(ownerOf(A)).toBe('mfe-a');
  });
});

describe('fillings', () => {
  const popup: SiteSlot = { id: 'a:popup', slot: 'home.popup', path: '/' };
  const everywhere: SiteSlot = { id: 'b:popup', slot: 'home.popup' };
  const overlay: SiteSlot = { id: 'c:overlay', slot: 'overlay.search' };
  const aside: SiteSlot = { id: 'a:aside', slot: 'programme.aside' };
  const second: SiteSlot = { id: 'b:aside', slot: 'programme.aside' };
  const nobodys: SiteSlot = { id: 'a:lost', slot: 'nobody.here' };
  const slots = [popup, aside, everywhere, second, overlay, nobodys];

  it('a slot is filled by name, on its path or everywhere', () => {
    expect(slotsAt(slots, 'home.popup', '/')).toEqual([popup, everywhere]);
    expect(slotsAt(slots, 'home.popup', '/courses')).toEqual([everywhere]);
    expect(slotsAt(slots, 'overlay.search', '/courses')).toEqual([overlay]);
    expect(slotsAt([], 'home.popup', '/')).toEqual([]);
  });

  it('a page has what fills its own slots and those of the frame, in the registry’s order', () => {
    const gives = { type: 'object', properties: {} } as const;
    const opened = { 'programme.aside': { owner: 'mfe-p', path: '/programs/:id', gives } };
    expect(fillingsAt({ slots, opened }, '/programs/:id', '/programs/p1')).toEqual([everywhere, aside, second]);
    expect(fillingsAt({ slots, opened }, '/courses', '/courses')).toEqual([everywhere]);
    expect(fillingsAt({ slots, opened }, undefined, '/programs/p1')).toEqual([everywhere]);
    expect(fillingsAt({ slots }, '/programs/:id', '/programs/p1')).toEqual([everywhere]);
  });
});
