/** @jest-environment node */
import { z } from 'zod';
import { endpoints } from '../../contract/endpoints';
import { CONTRACT_VERSION } from '../../remote/manifest';
import type { RemoteDefinition } from '../../remote/types';
import { exampleOf } from '../example';
import { descriptorComplaints } from './descriptor';
import { moduleComplaints } from './modules';
import { htmlComplaints } from './server-render';

const Page = () => null;

describe('complaints about a remote', () => {
  const page = { title: 'A page', description: 'About a page', load: async () => ({ default: Page }) };
  const fine: RemoteDefinition = {
    name: 'mfe-a',
    routes: [
      { ...page, id: 'mfe-a:one', path: '/one' },
      { ...page, id: 'mfe-a:some', path: '/some/:id' },
    ],
    slots: [{ id: 'mfe-a:popup', slot: 'home.popup', path: '/', load: page.load }],
  };
  const withRoute = (route: object): RemoteDefinition => ({
    ...fine,
    routes: [...fine.routes, { ...page, id: 'mfe-a:new', path: '/new', ...route }],
  });

  it('a contract that went on says what to do', () =>
    expect(descriptorComplaints(fine, CONTRACT_VERSION - 1)).toEqual([
      expect.stringMatching(/The remote contract is version 2, this remote was written for 1\. Read .*docs/),
    ]));

  it.each([
    [{ path: 'new/' }, 'path of mfe-a:new in src/routes.ts does not fit the contract: a path like /programs/:id.'],
    [{ title: '' }, 'title of mfe-a:new in src/routes.ts does not fit'],
    [{ access: ['janitor'] }, 'access of mfe-a:new in src/routes.ts does not fit'],
    [{ id: 'mfe-b:new' }, 'does not begin with mfe-a:'],
    [{ path: '/ONE' }, 'mfe-a:new and mfe-a:one both take the path /one.'],
    [{ path: '/some/:other' }, 'mfe-a:new and mfe-a:some both take the path /some/:….'],
    [{ id: 'mfe-a:one' }, 'both take the id mfe-a:one.'],
  ])('a page with %j is complained of', (route, complaint) =>
    expect(descriptorComplaints(withRoute(route), CONTRACT_VERSION).join('\n')).toContain(complaint),
  );

  const opening = { name: 'one.aside', path: '/one', gives: z.object({ code: z.string().max(9) }) };
  const entry = { id: 'mfe-a:entry', under: 'About Us', label: 'One', path: '/one' };

  it('a remote that keeps the contract, also in slots that it opens and entries that it offers, hears nothing', async () => {
    const remote: RemoteDefinition = { ...fine, opens: [opening], menu: [entry] };
    expect(descriptorComplaints(remote, CONTRACT_VERSION)).toEqual([]);
    expect(await moduleComplaints(remote)).toEqual([]);
  });

  it.each<[Partial<RemoteDefinition>, string]>([
    [
      { opens: [{ ...opening, name: 'aside' }] },
      'name of aside in src/routes.ts does not fit the contract: a name like',
    ],
    [{ opens: [{ ...opening, path: '/other' }] }, 'is on /other, which is none of its pages'],
    [{ opens: [{ ...opening, gives: z.object({ code: z.string() }) }] }, 'a text says how long it may be'],
    [{ opens: [opening, opening] }, 'both take the slot name one.aside'],
    [{ menu: [{ ...entry, id: 'mfe-b:entry' }] }, 'does not begin with mfe-a:'],
    [{ menu: [{ ...entry, path: '/other' }] }, 'leads to /other, which is no public page of its own'],
    [{ menu: [{ ...entry, path: '/some/:id' }] }, 'leads to /some/:id, which is no public page of its own'],
    [{ menu: [{ ...entry, label: 'x'.repeat(31) }] }, 'label of mfe-a:entry in src/routes.ts does not fit'],
    [{ menu: [{ ...entry, label: '<b>One</b>' }] }, 'a few plain words'],
    [{ menu: [1, 2, 3, 4].map((n) => ({ ...entry, id: `mfe-a:${n}`, label: `Entry ${n}` })) }, '3 entries at most'],
  ])('what it offers is complained of: %#', (offers, complaint) =>
    expect(descriptorComplaints({ ...fine, ...offers }, CONTRACT_VERSION).join('\n')).toContain(complaint),
  );

  it.each([
    [async () => ({}), 'mfe-a:new: the module that it loads must export a component as its default.'],
    [async () => ({ default: Page, loader: 'later' }), 'mfe-a:new: its loader must be a function.'],
    [() => Promise.reject(new Error('no such file')), 'mfe-a:new: its code cannot be loaded (no such file).'],
  ])('code that is not what the contract asks for: %#', async (load, complaint) =>
    expect(await moduleComplaints(withRoute({ load }))).toEqual([complaint]),
  );

  it.each([
    ['<h1>One</h1>', []],
    ['<h2>None</h2>', ['a:b has 0 h1 elements']],
    ['<h1>One</h1><h1>Two</h1>', ['a:b has 2 h1 elements']],
    ['<h1 style="color:red">One</h1>', ['a:b has a style attribute']],
  ])('the HTML %s', (html, complaints) =>
    expect(htmlComplaints('a:b', html)).toEqual(complaints.map((each) => expect.stringContaining(each))),
  );
});

describe('examples', () => {
  it.each(Object.entries(endpoints))('an example of the answer to %s is one', (_, { response }) =>
    expect(() => response.parse(exampleOf(response))).not.toThrow(),
  );

  it('the things of a list differ, and the same example comes each time', () => {
    const people = z.object({ faculty: z.array(z.object({ _id: z.string(), surname: z.string() })) });
    const { faculty } = exampleOf(people) as z.infer<typeof people>;
    expect(new Set(faculty.map(({ _id }) => _id)).size).toBe(faculty.length);
    expect(exampleOf(people)).toEqual(exampleOf(people));
  });

  it('what may be null has a value, so that a page shows all it can', () =>
    expect(exampleOf(z.object({ photo: z.string().nullable(), order: z.number().optional() }))).toEqual({
      photo: 'Example of photo 1',
      order: 1,
    }));
});
