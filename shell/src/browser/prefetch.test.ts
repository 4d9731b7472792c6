import { createQueryClient } from '@university/shared';
import { IslandCode } from '@university/shared/island';
import type { BootData, SiteRoute } from '../site/boot';
import type { AreaModule } from '../site/contexts';
import { note } from '../site/monitoring';
import { monitor } from './monitor';
import { prefetchOnIntent, REST } from './prefetch';

jest.mock('web-vitals', () => ({ onCLS: () => {}, onINP: () => {}, onLCP: () => {}, onTTFB: () => {} }));

describe('code and data ahead', () => {
  const ROUTES = [
    { id: 'a:one', path: '/programs/:id', title: 'A programme', description: '' },
    { id: 'a:own', path: '/record', title: 'A record', description: '', access: 'applicant' },
    { id: 'b:staff', path: '/admin/desk', title: 'A desk', description: '', access: ['admin'] },
    { id: 'c:texts', path: '/*', title: 'A text', description: '' },
  ] as unknown as SiteRoute[];

  const loader = jest.fn(async () => undefined);
  const load = jest.fn(async (_id: string) => ({ default: () => null, loader }));
  const modules = { code: (id: string) => new IslandCode<AreaModule>(() => load(id)) };
  const queryClient = createQueryClient({ api: { get: jest.fn() }, sitePages: async () => [] });

  const link = (href: string) => {
    document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
    return document.querySelector('b') as Element;
  };
  const sign = (name: string, element: Element) => element.dispatchEvent(new Event(name, { bubbles: true }));
  const rest = (milliseconds = REST) => jest.advanceTimersByTimeAsync(milliseconds);
  beforeAll(() => prefetchOnIntent({ routes: ROUTES, modules, queryClient }));
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });
  afterEach(() => jest.useRealTimers());

  it.each(['pointerover', 'focusin'])('a link that had %s for a while gets its code and data', async (name) => {
    sign(name, link('/programs/p-1?tab=years'));
    await rest(REST - 1);
    expect(load).not.toHaveBeenCalled();
    await rest(1);
    expect(load).toHaveBeenCalledWith('a:one');
    expect(loader).toHaveBeenCalledWith({
      params: { id: 'p-1' },
      url: new URL('/programs/p-1?tab=years', location.href),
      queryClient,
    });
  });

  it('a touch does not wait', async () => {
    sign('touchstart', link('/programs/p-1'));
    await rest(0);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('a link that the pointer only passed over gets nothing', async () => {
    sign('pointerover', link('/programs/p-1'));
    sign('pointerover', document.body);
    await rest();
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/programs/p-1', '/programs/feed.xml', '#part', '/admin/desk'])(
    '%s gets nothing',
    async (href) => {
      sign('pointerover', link(href));
      await rest();
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('of the remote that answers wherever no other does, nothing in the staff area', async () => {
    sign('pointerover', link('/green-campus'));
    await rest();
    expect(load).toHaveBeenCalledWith('c:texts');
    load.mockClear();
    history.replaceState(null, '', '/admin/desk');
    sign('pointerover', link('/admin/nowhere'));
    await rest();
    history.replaceState(null, '', '/');
    expect(load).not.toHaveBeenCalled();
  });

  it('of a page that belongs to somebody only the code is fetched', async () => {
    sign('pointerover', link('/record'));
    await rest();
    expect(load).toHaveBeenCalledWith('a:own');
    expect(loader).not.toHaveBeenCalled();
  });
});

describe('reports of a page', () => {
  const boot = {
    routes: [{ id: 'mfe-a:page' }],
    remotes: { 'mfe-a': { base: '/remotes/mfe-a/', version: '1.0.0' } },
    pageInfo: {},
  } as unknown as BootData;

  class Text {
    readonly text: string;
    constructor(parts: string[]) {
      this.text = parts.join('');
    }
  }

  let sent: string[] = [];
  beforeAll(() => {
    jest.useFakeTimers();
    globalThis.Blob = Text as unknown as typeof Blob;
    navigator.sendBeacon = (_url, body) => {
      sent.push((body as unknown as Text).text);
      return true;
    };
    monitor(boot, () => 'mfe-a:page');
  });
  beforeEach(() => (sent = []));

  function reported(): Record<string, unknown>[] {
    jest.advanceTimersByTime(500);
    return sent.flatMap((text) => JSON.parse(text));
  }

  const failing = (file: string) =>
    Object.assign(new Error('of asha@mail.example'), { stack: `Error\n at x (http://localhost${file}:1:2)` });

  it('an error is told at once, by remote, version, page and position, once however many tell of it', () => {
    const error = failing('/remotes/mfe-a/Page.js');
    note({ type: 'error', error });
    note({ type: 'caught', error });
    expect(reported()).toEqual([
      {
        kind: 'error',
        where: 'browser',
        remote: 'mfe-a',
        version: '1.0.0',
        name: 'Error',
        message: 'of …',
        page: 'mfe-a:page',
        stack: ['mfe-a/Page.js:1:2'],
      },
    ]);
  });

  it('an error thrown by React belongs to the remote whose component is around it', () => {
    const components =
      '\n at Page (http://localhost/remotes/mfe-a/Page.js:1:7)\n at App (http://localhost/assets/main.js:1:1)';
    const error = new Error('Hydration failed', { cause: failing('/assets/react.js') });
    note({ type: 'hydration', error, componentStack: components });
    expect(reported()).toMatchObject([
      { where: 'hydration', remote: 'mfe-a', stack: ['shell/react.js:1:2', 'mfe-a/Page.js:1:7', 'shell/main.js:1:1'] },
    ]);
  });

  it('what names no file is the page’s where a boundary caught it, and the shell’s elsewhere', () => {
    note({ type: 'caught', error: 'thrown as a text' });
    note({ type: 'error', error: 'rejected with a text' });
    expect(reported()).toMatchObject([
      { remote: 'mfe-a', message: 'thrown as a text' },
      { remote: 'shell', message: 'rejected with a text' },
    ]);
  });

  it('what the window tells of itself is told too', () => {
    const error = new Error('in a timer');
    error.stack = '';
    note(new ErrorEvent('error', { error, filename: 'http://localhost/remotes/mfe-a/Page.js', lineno: 3, colno: 4 }));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: failing('/remotes/mfe-a/Page.js') });
    note(rejection as PromiseRejectionEvent);
    expect(reported()).toMatchObject([
      { remote: 'mfe-a', message: 'in a timer', stack: ['mfe-a/Page.js:3:4'] },
      { remote: 'mfe-a', message: 'of …', stack: ['mfe-a/Page.js:1:2'] },
    ]);
  });

  it('a loop of errors says no more than its first rounds', () => {
    for (let round = 0; round < 100; round++) note({ type: 'error', error: new Error('again') });
    const all = reported();
    expect(all.length).toBeLessThanOrEqual(40);
    for (const text of sent) expect(JSON.parse(text).length).toBeLessThanOrEqual(10);
  });
});
