import { act, render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RouteEffects } from './RouteEffects';

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});

function show(address: string, page: ReactNode) {
  const layout = (
    <>
      <RouteEffects />
      <Outlet />
    </>
  );
  const routes = [{ element: layout, children: [{ path: '/', element: page }] }];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

const add = (id: string) => {
  const heading = document.createElement('h2');
  heading.id = id;
  document.body.append(heading);
  return () => heading.remove();
};

function Late() {
  useLayoutEffect(() => add('late'), []);
  return <main />;
}

test('an anchor whose content comes after the page is scrolled to', async () => {
  show('/#late', <main />);
  expect(scrolledTo).toEqual([]);
  const remove = add('late');
  await act(async () => undefined);
  expect(scrolledTo).toEqual(['late']);
  remove();
});

test('and one that comes between the page and its effects', async () => {
  show('/#late', <Late />);
  await act(async () => undefined);
  expect(scrolledTo).toEqual(['late']);
});
