import { isSpecifiedPage, isTakenForPages, isTakenForRedirects } from '@university/shared/contract';
import remote from '../routes';
import { isServed, textRoutes } from './addresses';

/** An address that a route or a document of the remote answers for, `*` left out: what is below may be free. */
const exampleOf = (path: string) => path.replace(/:\w+/g, 'x').replace(/\/\*$/, '');

const ofTexts = new Set<string>(textRoutes.map(({ path }) => path));
const others = [...remote.routes, ...remote.documents].map(({ path }) => path).filter((path) => !ofTexts.has(path));

test.each(others)('%s is not free for a page of text', (path) => {
  expect(isTakenForPages(exampleOf(path))).toBe(true);
});

test.each(textRoutes.filter(({ path }) => !path.includes('*')).map(({ path }) => path))(
  '%s is a specified page, which no redirect hides',
  (path) => {
    expect([isSpecifiedPage(path), isTakenForPages(path), isTakenForRedirects(path)]).toEqual([true, false, true]);
    expect(isServed(path)).toBe(true);
  },
);

test.each(['/green-campus', '/about-us/looms', '/campus-life', '/administration', '/academic', '/highways'])(
  '%s is free',
  (path) => {
    expect([isSpecifiedPage(path), isTakenForPages(path), isTakenForRedirects(path)]).toEqual([false, false, false]);
    expect(isServed(path)).toBe(true);
  },
);
