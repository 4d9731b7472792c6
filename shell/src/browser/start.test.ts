import { waitFor } from '@testing-library/react';

const HEAD =
  '<link rel="preload" as="script" media="not all" data-run href="/assets/react.js" integrity="sha384-r" crossorigin="anonymous">' +
  '<link rel="preload" as="script" media="not all" data-run href="/assets/main.js" integrity="sha384-m" crossorigin="anonymous">' +
  '<link rel="preload" as="script" media="not all" href="/remotes/a/page.js" integrity="sha384-p">' +
  '<link rel="stylesheet" media="print" href="/print.css">';

let seen: (names: string[]) => void;
const disconnect = jest.fn();

class Observer {
  static supportedEntryTypes: readonly string[] | undefined;

  constructor(callback: (entries: unknown, observer: unknown) => void) {
    seen = (names) =>
      callback({ getEntriesByName: (name: string) => names.filter((each) => each === name) }, { disconnect });
  }

  observe(): void {}
}

beforeEach(async () => {
  // Pages of earlier tests that still wait for somebody are done with.
  window.dispatchEvent(new Event('input'));
  await new Promise((resolve) => setTimeout(resolve));
  document.head.innerHTML = HEAD;
  // Nobody has used this page yet.
  Reflect.deleteProperty(window, Symbol.for('university:sign-of-life'));
  Observer.supportedEntryTypes = ['paint'];
  Object.assign(globalThis, { PerformanceObserver: Observer });
  disconnect.mockClear();
});
const openPage = () => jest.isolateModules(() => require('./start'));
const paintPage = () => {
  openPage();
  seen(['first-contentful-paint']);
};
const scripts = () => [...document.querySelectorAll('script')];

test('nothing is asked for before the page is on screen; then the scripts run in their order, and the rest is fetched ahead', () => {
  openPage();
  expect(scripts()).toEqual([]);
  seen(['first-paint']);
  expect(scripts()).toEqual([]);
  expect(document.querySelectorAll('[media="not all"]')).toHaveLength(3);
  seen(['first-paint', 'first-contentful-paint']);
  const [first, second, ...others] = scripts();
  expect(first).toMatchObject({ src: 'http://localhost/assets/react.js', crossOrigin: 'anonymous', async: false });
  expect(first?.getAttribute('integrity')).toBe('sha384-r');
  expect(second).toMatchObject({ src: 'http://localhost/assets/main.js', async: false });
  expect(others).toEqual([]);
  expect(document.querySelectorAll('link[as=script]')).toHaveLength(1);
  expect(document.querySelector('link[as=script]')?.getAttribute('media')).toBe('all');
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('media')).toBe('print');
  expect(disconnect).toHaveBeenCalled();
});

describe('a page that opens with a picture', () => {
  const picture = () => document.querySelector('img') as HTMLImageElement;
  const isThere = (complete: boolean) => Object.defineProperty(picture(), 'complete', { value: complete });
  let show = () => {};
  let fail = () => {};
  beforeEach(() => {
    document.body.innerHTML = '<img fetchpriority="high" src="/a.avif">';
    // jsdom shows no pictures.
    const decoded = new Promise<void>((resolve, reject) => {
      show = resolve;
      fail = () => reject(new Error('EncodingError'));
    });
    picture().decode = () => decoded;
  });
  afterEach(() => (document.body.innerHTML = ''));

  test.each([
    ['it is on screen', () => show()],
    ['it turns out not to be had', () => fail()],
  ])('leaves the line to it until %s', async (_, end) => {
    isThere(false);
    paintPage();
    expect(scripts()).toEqual([]);
    end();
    await waitFor(() => expect(scripts()).toHaveLength(2));
  });

  test('waits for it no longer once somebody uses the page', async () => {
    isThere(false);
    paintPage();
    expect(scripts()).toEqual([]);
    window.dispatchEvent(new Event('input'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(scripts()).toHaveLength(2);
  });

  test('waits for none that is there', () => {
    isThere(true);
    paintPage();
    expect(scripts()).toHaveLength(2);
  });
});

test('a page in the background, which is not painted, gets ready at once', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  openPage();
  expect(scripts()).toHaveLength(2);
  hidden.mockRestore();
});

test('a browser that keeps to itself what was painted begins a while after the page is loaded, and only once', () => {
  jest.useFakeTimers();
  openPage();
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  expect(scripts()).toHaveLength(2);
  seen(['first-contentful-paint']);
  expect(scripts()).toHaveLength(2);
  jest.useRealTimers();
});

test('so does one that measures nothing', () => {
  Object.assign(globalThis, { PerformanceObserver: undefined });
  openPage();
  expect(scripts()).toHaveLength(2);
});

test.each([[undefined], [['mark']]])('so does one in a browser that tells of no paint (%j)', (types) => {
  Observer.supportedEntryTypes = types;
  openPage();
  expect(scripts()).toHaveLength(2);
});
