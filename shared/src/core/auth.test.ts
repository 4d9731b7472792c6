import { act, renderHook } from '@testing-library/react';
import { authStore, useSession } from './auth';

const session = { token: 't1', currentRole: 'notices', email: 'n@seu.example' } as const;

afterEach(() => authStore.getState().end());

test('a login is stored under the three keys that the specification names', () => {
  authStore.getState().begin(session);
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(session);
  expect(authStore.getState().session).toEqual(session);
});

test('logging out leaves nothing behind, and nothing of others is touched', () => {
  sessionStorage.setItem('other', 'stays');
  authStore.getState().begin(session);
  authStore.getState().end();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(authStore.getState().session).toBeNull();
  sessionStorage.removeItem('other');
});

test('a reloaded tab takes its login over', () => {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  authStore.getState().restore();
  expect(authStore.getState().session).toEqual(session);
});

test.each(['token', 'currentRole', 'email'])('half a login is none: without %s', (missing) => {
  for (const [key, value] of Object.entries(session)) if (key !== missing) sessionStorage.setItem(key, value);
  authStore.getState().restore();
  expect(authStore.getState().session).toBeNull();
});

test('components follow the login', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toBeNull();
  act(() => authStore.getState().begin(session));
  expect(result.current).toEqual(session);
  act(() => authStore.getState().end());
  expect(result.current).toBeNull();
});
