import { act, screen } from '@testing-library/react';
import { Link } from '@university/shared/router';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { isSomebody, repeatClick, markLive, touch, touched, watchClicks } from './early';
import { Island, IslandCode, LeaveWatch, whenOnline } from './Island';

let clicks: number;

function Content() {
  return (
    <>
      <button type="button" onClick={() => clicks++}>
        Press
      </button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

describe('a touch of the page', () => {
  const SEEN = Symbol.for('university:sign-of-life');
  beforeEach(() => {
    Reflect.deleteProperty(window, SEEN);
    // Where the pointer was last.
    isSomebody(Object.assign(new Event('pointermove'), { screenX: 0, screenY: 0 }));
  });
  const move = (movementX: number, [screenX, screenY] = [0, 0]) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0, screenX, screenY }));

  async function isSeen(act: () => void): Promise<boolean> {
    const seen = jest.fn();
    void touched().then(seen);
    act();
    await Promise.resolve();
    await Promise.resolve();
    return seen.mock.calls.length > 0;
  }

  test.each(['scroll', 'pointerdown', 'keydown', 'click'])('%s is a sign of somebody', async (sign) =>
    expect(await isSeen(() => window.dispatchEvent(new Event(sign)))).toBe(true),
  );

  test('a pointer that moves is one', async () => expect(await isSeen(() => move(3))).toBe(true));

  test('a pointer that the page moved under is none, however often', async () =>
    expect(
      await isSeen(() => {
        move(0);
        move(0);
      }),
    ).toBe(false));

  test('a pointer whose moves are all reported without movement is one, from its second place on', async () =>
    expect(
      await isSeen(() => {
        move(0, [40, 40]);
        move(0, [41, 40]);
      }),
    ).toBe(true));

  test('a sign that was there before somebody asked counts; there is one for the page, whichever copy of this module asks', async () => {
    void touched();
    window.dispatchEvent(new Event('keydown'));
    expect(await isSeen(() => {})).toBe(true);
    jest.resetModules();
    const other = await import('./early');
    expect(other.touched()).toBe(touched());
  });

  test.each([
    ['<input value="a">', (input: HTMLInputElement) => Object.assign(input, { value: 'ab' })],
    ['<input type="checkbox">', (input: HTMLInputElement) => Object.assign(input, { checked: true })],
    ['<textarea>a</textarea>', (input: HTMLInputElement) => Object.assign(input, { value: '' })],
    [
      '<select><option>a</option><option>b</option></select>',
      (input: HTMLInputElement) => Object.assign(input, { value: 'b' }),
    ],
    [
      '<select><option>a</option><option selected>b</option></select>',
      (input: HTMLInputElement) => Object.assign(input, { value: 'a' }),
    ],
  ])('%s that is filled in is one, as it was sent none', async (html, fill) => {
    document.body.innerHTML = html;
    expect(await isSeen(() => {})).toBe(false);
    Reflect.deleteProperty(window, SEEN);
    fill(document.body.firstElementChild as HTMLInputElement);
    expect(await isSeen(() => {})).toBe(true);
    document.body.innerHTML = '';
  });

  it('is taken for one where something cannot wait', async () => expect(await isSeen(touch)).toBe(true));
});

describe('a click that came too early', () => {
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  let clicks: string[];
  afterEach(() => document.body.replaceChildren());
  beforeEach(() => {
    document.body.innerHTML = `
      <button type="button" id="outside">Outside</button>
      <div data-area="a" id="area">
        <button type="button" id="plain"><b id="inside">Plain</b></button>
        <button type="button" id="native" popovertarget="x">Native</button>
        <form><button type="submit" id="submit">Submit</button></form>
        <dialog open><form method="dialog"><button type="submit" id="close">Close</button></form></dialog>
        <form method="dialog"><input id="field"><button type="submit" id="waiting">Sign in</button></form>
        <div data-area="a-part" id="part"><button type="button" id="later">Later</button></div>
      </div>`;
    clicks = [];
    watchClicks();
    // There is no place to send anything to.
    for (const id of ['submit', 'close', 'waiting'])
      find(id).addEventListener('click', (event) => event.preventDefault());
    find('area').addEventListener('click', ({ target }) => clicks.push((target as Element).id));
  });

  function repeatedBy(part: string): string[] {
    clicks = [];
    markLive(find(part));
    repeatClick(find(part));
    return clicks;
  }

  test('a click that came before the code is repeated, once', () => {
    find('inside').click();
    expect(repeatedBy('area')).toEqual(['plain']);
    expect(repeatedBy('area')).toEqual([]);
  });

  test('only the last one counts', () => {
    find('plain').click();
    find('outside').click();
    expect(repeatedBy('area')).toEqual([]);
  });

  test('the button of a form that does nothing before its code is there is pressed again', () => {
    find('waiting').click();
    expect(repeatedBy('area')).toEqual(['waiting']);
  });

  test.each(['native', 'submit', 'close'])('what works by itself is not repeated: %s', (id) => {
    find(id).click();
    expect(repeatedBy('area')).toEqual([]);
  });

  test('a part within a page has its own code', () => {
    find('later').click();
    expect(repeatedBy('area')).toEqual([]);
    expect(repeatedBy('part')).toEqual(['later']);
  });

  test('a part that is live has answered', () => {
    markLive(find('area'));
    find('plain').click();
    expect(repeatedBy('area')).toEqual([]);
  });

  test('a click that is stopped on its way, as React does before it takes a part over, is repeated', () => {
    find('area').addEventListener('click', (event) => event.stopPropagation(), { once: true });
    find('plain').click();
    expect(repeatedBy('area')).toEqual(['plain']);
  });

  test('a click that makes its part live is answered once', () => {
    find('area').addEventListener('click', () => markLive(find('area')), { once: true });
    find('plain').click();
    expect(repeatedBy('area')).toEqual([]);
  });
});

describe('an island', () => {
  let loads: number;
  let deliver: (result: 'code' | 'failure') => void;
  let root: Root;

  const routes = (code: IslandCode<{ default: typeof Content }>) => [
    {
      path: '/',
      element: (
        <>
          <LeaveWatch code={code} />
          <Island code={code} attributes={{ 'data-area': 'a' }} onStanding={whenOnline}>
            {({ default: Part }) => <Part />}
          </Island>
        </>
      ),
      loader: () => null,
    },
    { path: '/elsewhere', element: <p>Elsewhere</p>, loader: () => null },
  ];

  async function takeOver() {
    const onServer = new IslandCode(async () => ({ default: Content }));
    await onServer.load();
    const hydrationData = { loaderData: { 0: null } };
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(
      <RouterProvider router={createMemoryRouter(routes(onServer), { hydrationData })} />,
    );
    const button = container.querySelector('button') as HTMLButtonElement;
    const inBrowser = new IslandCode(
      () =>
        new Promise<{ default: typeof Content }>((resolve, reject) => {
          loads++;
          deliver = (result) => (result === 'code' ? resolve({ default: Content }) : reject(new Error('down')));
        }),
      { until: 'touched' },
    );
    const router = createMemoryRouter(routes(inBrowser), { hydrationData });
    await act(async () => {
      root = hydrateRoot(container, <RouterProvider router={router} />);
    });
    return { button, router };
  }

  beforeEach(() => {
    Reflect.deleteProperty(window, Symbol.for('university:sign-of-life'));
    // As the first script of every page does.
    watchClicks();
    clicks = 0;
    loads = 0;
  });
  async function comesAlive() {
    await act(async () => deliver('code'));
    act(() => screen.getByRole('button').click());
    expect(clicks).toBe(1);
  }
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });

  it('a change of the address keeps the server’s nodes until the code is there', async () => {
    const { button, router } = await takeOver();
    await act(async () => router.navigate('/#content'));
    expect(button).toBeVisible();
    await comesAlive();
  });

  it('when the code cannot be had, the nodes stay, and it is asked for again when the network is back', async () => {
    const { button } = await takeOver();
    await act(async () => window.dispatchEvent(new Event('scroll')));
    await act(async () => deliver('failure'));
    expect(button).toBeVisible();
    await act(async () => deliver('failure'));
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => window.dispatchEvent(new Event('online')));
    await comesAlive();
  });

  it('who asks while an attempt fails that began earlier gets another one', async () => {
    await takeOver();
    await act(async () => window.dispatchEvent(new Event('scroll')));
    await act(async () => deliver('failure'));
    expect(loads).toBe(2);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(loads).toBe(2);
    await act(async () => deliver('failure'));
    expect(loads).toBe(3);
    await comesAlive();
  });
});
