import { authStore } from './auth';

describe('a login', () => {
  const session = { token: 't1', currentRole: 'notices', email: 'n@seu.example' } as const;
  afterEach(() => authStore.getState().end());

  it('a login is stored under the three keys that the specification names', () => {
    authStore.getState().begin(session);
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(session);
    expect(authStore.getState().session).toEqual(session);
  });

  it('logging out leaves nothing behind, and nothing of others is touched', () => {
    sessionStorage.setItem('other', 'stays');
    authStore.getState().begin(session);
    authStore.getState().end();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
    expect(authStore.getState().session).toBeNull();
    sessionStorage.removeItem('other');
  });

  it.each(['token', 'currentRole', 'email'])('half a login is none: without %s', (missing) => {
    for (const [key, value] of Object.entries(session)) if (key !== missing) sessionStorage.setItem(key, value);
    authStore.getState().restore();
    expect(authStore.getState().session).toBeNull();
  });
});

describe('logins of several tabs', () => {
  const SESSION = { token: 't1', currentRole: 'notices', email: 'n@seu.example' } as const;

  class Channel extends EventTarget {
    static all: Channel[] = [];
    constructor(readonly name: string) {
      super();
      Channel.all.push(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.all) {
        if (other === this || other.name !== this.name) continue;
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
      }
    }
  }

  function otherTab(answer?: unknown) {
    const channel = new Channel('staff-login');
    const heard: unknown[] = [];
    channel.addEventListener('message', (event) => {
      const { data } = event as MessageEvent;
      heard.push(data);
      if ((data as { kind: string }).kind === 'wanted' && answer) channel.postMessage(answer);
    });
    return { heard, say: (data: unknown) => channel.postMessage(data) };
  }

  let joinTabs: typeof import('./auth-tabs').joinTabs;
  beforeEach(() => {
    Object.assign(globalThis, {
      BroadcastChannel: Channel,
      structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)),
    });
    Channel.all = [];
    jest.isolateModules(() => {
      jest.doMock('./auth', () => ({ authStore }));
      ({ joinTabs } = require('./auth-tabs') as typeof import('./auth-tabs'));
    });
  });
  afterEach(() => authStore.getState().end());
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('a new tab takes over the login of an open one, under the keys of the specification and nowhere else', async () => {
    otherTab({ kind: 'given', session: { ...SESSION, more: 'than that' } });
    await joinTabs();
    expect(authStore.getState().session).toEqual(SESSION);
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(SESSION);
    expect(localStorage).toHaveLength(0);
  });

  it('logging out in one tab logs all out, and another login stays', async () => {
    authStore.getState().begin(SESSION);
    await joinTabs();
    const other = otherTab();
    other.say({ kind: 'ended', token: 'another' });
    await settle();
    expect(authStore.getState().session).toEqual(SESSION);
    other.say({ kind: 'ended', token: SESSION.token });
    await settle();
    expect(authStore.getState().session).toBeNull();
    authStore.getState().begin({ ...SESSION, token: 't2' });
    authStore.getState().end();
    await settle();
    expect(other.heard).toContainEqual({ kind: 'ended', token: 't2' });
  });

  it('a page that the browser brings back is logged out where its tab was meanwhile', async () => {
    const comesBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    authStore.getState().begin(SESSION);
    await joinTabs();
    comesBack(true);
    expect(authStore.getState().session).toEqual(SESSION);
    sessionStorage.clear();
    comesBack(false);
    expect(authStore.getState().session).toEqual(SESSION);
    comesBack(true);
    expect(authStore.getState().session).toBeNull();
  });

  it.each([
    undefined,
    'given',
    { kind: 'given' },
    { kind: 'given', session: { token: 't1', email: 'n@seu.example' } },
    { kind: 'given', session: { ...SESSION, token: 7 } },
  ])('without an answer that is a login the tab has none: %j', async (answer) => {
    otherTab(answer);
    await joinTabs();
    expect(authStore.getState().session).toBeNull();
  });

  it('nobody is logged in by a tab that speaks unasked', async () => {
    const other = otherTab();
    await joinTabs();
    other.say({ kind: 'given', session: SESSION });
    await settle();
    expect(authStore.getState().session).toBeNull();
  });
});
