import * as calls from '@university/shared/calls';
import { DOCUMENTS } from '@university/shared/contract';
import remote from '../routes';

const { slug } = DOCUMENTS.campus.data.shape;

/** What stands where the name of a campus does: `GET /campus/nearest`, `/campus/zone/:zone`. */
const nameIn = (address: string) => /^(?:[A-Z]+ )?\/campus\/([^/:*]+)/.exec(address)?.[1];

const addresses = [...remote.routes, ...(remote.documents ?? [])].map(({ path }) => path);
const names = new Set([...addresses, ...Object.values(calls)].map(nameIn).filter((name) => name !== undefined));

test('pages and calls are found', () => {
  expect([...names]).toEqual(expect.arrayContaining(['zone', 'nearest', 'hostel']));
});

test.each([...names])('no campus is called %s: a page or call of this name stands in its place', (name) => {
  const issues = slug.safeParse(name).error?.issues.map(({ message }) => message);
  expect(issues).toEqual(['This name is taken by a page of the site. Choose another']);
});

test.each([...names])('a campus may have %s in its name', (name) => {
  expect(slug.safeParse(`${name}-campus`).success).toBe(true);
});
