import { touch } from '@university/shared/island';
import { comingIntoView } from '@university/shared/testing';
import type { BootData } from '../site/boot';
import { BrowserModules } from './browser-modules';
import { loadDefinition } from './federation';

jest.mock('./federation', () => ({ loadDefinition: jest.fn() }));

describe('code of areas', () => {
  const BOOT = { remotes: { public: {} }, slots: [], clientRendered: [] } as unknown as BootData;
  const PAGE = { default: () => null };

  function slowRemote() {
    let arrive = () => {};
    const code = new Promise((resolve) => {
      arrive = () => resolve(PAGE);
    });
    const definition = { routes: [{ id: 'public:home', load: () => code }], slots: [] };
    jest.mocked(loadDefinition).mockResolvedValue(definition as never);
    return { arrive: () => arrive() };
  }

  async function stateOf<T>(promise: Promise<T>): Promise<T | 'waits'> {
    await jest.advanceTimersByTimeAsync(0);
    return Promise.race([promise, Promise.resolve<'waits'>('waits')]);
  }

  beforeEach(() => {
    jest.mocked(loadDefinition).mockReset();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('the server’s HTML stands for code that takes longer than three seconds, and the code is there later', async () => {
    const { arrive } = slowRemote();
    const modules = new BrowserModules(BOOT);
    const first = modules.code('public:home').first(true);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(await stateOf(first)).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(await stateOf(first)).toBeNull();
    arrive();
    expect(await modules.code('public:home').load()).toBe(PAGE);
  });

  it('code that waits until it is seen is asked for when somebody uses the page and its place is near', async () => {
    const { arrive } = slowRemote();
    const comeNear = comingIntoView();
    window.CSS = { escape: (text: string) => text.replace(':', '\\:') } as unknown as typeof CSS;
    document.body.innerHTML = '<div data-area="public:home"></div>';
    const slots = [{ id: 'public:home', slot: 'a.b' }] as BootData['slots'];
    const first = new BrowserModules({ ...BOOT, slots }).code('public:home').first(true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(loadDefinition).not.toHaveBeenCalled();
    touch();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(loadDefinition).not.toHaveBeenCalled();
    comeNear();
    await jest.advanceTimersByTimeAsync(0);
    arrive();
    expect(await stateOf(first)).toBe(PAGE);
  });

  it('the code of a page that waits is asked for when somebody uses it, and may take three seconds from then on', async () => {
    Reflect.deleteProperty(window, Symbol.for('university:sign-of-life'));
    slowRemote();
    const first = new BrowserModules({ ...BOOT, waits: true }).code('public:home').first(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loadDefinition).not.toHaveBeenCalled();
    touch();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(loadDefinition).toHaveBeenCalled();
    expect(await stateOf(first)).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(await stateOf(first)).toBeNull();
  });

  it.each(['asked for before', 'asked for only now'])(
    'what React takes over of a page that is being left stands, its code %s; the page after it waits for the same code',
    async (when) => {
      const { arrive } = slowRemote();
      const modules = new BrowserModules(BOOT);
      if (when === 'asked for before') void modules.code('public:home').first(true);
      modules.leaveFirstPage();
      modules.firstPageLeft();
      const code = modules.code('public:home');
      expect(await stateOf(code.first(true))).toBeNull();
      const next = code.first(false);
      expect(await stateOf(next)).toBe('waits');
      arrive();
      expect(await stateOf(next)).toBe(PAGE);
      expect(await stateOf(code.first(true))).toBe(PAGE);
    },
  );

  it('what the server left out is known on the first page only', () => {
    const modules = new BrowserModules({ ...BOOT, clientRendered: ['public:failed'] });
    expect(modules.isClientRendered('public:failed')).toBe(true);
    expect(modules.isClientRendered('public:home')).toBe(false);
    modules.firstPageLeft();
    expect(modules.isClientRendered('public:failed')).toBe(false);
  });
});
