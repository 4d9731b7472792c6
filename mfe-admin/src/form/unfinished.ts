import { authStore, UNFINISHED } from '@university/shared';
import { tabStorage } from '@university/shared/kit';
import { useEffect } from 'react';

/**
 * Unfinished input by owner and name: form values, chosen files, running uploads. Survives navigation and an expired
 * session.
 */
const begun = new Map<string, unknown>();

const stored = () => (tabStorage.getJson(UNFINISHED) ?? {}) as Record<string, unknown>;

authStore.subscribe(({ hasLeft }) => hasLeft && begun.clear());

const keyOf = (owner: string, name: string) => JSON.stringify([owner, name]);

export function unfinishedOf<T>(owner: string, name: string): T | undefined {
  const key = keyOf(owner, name);
  return (begun.get(key) ?? stored()[key]) as T | undefined;
}

/** @param outlivesReload also in sessionStorage: nothing about persons */
export function setUnfinished(owner: string, name: string, value: unknown, outlivesReload = false): void {
  const key = keyOf(owner, name);
  begun.set(key, value);
  if (outlivesReload) tabStorage.set(UNFINISHED, JSON.stringify({ ...stored(), [key]: value }));
}

export function dropUnfinished(owner: string, name: string): void {
  const { [keyOf(owner, name)]: dropped, ...rest } = stored();
  begun.delete(keyOf(owner, name));
  if (dropped !== undefined) tabStorage.set(UNFINISHED, JSON.stringify(rest));
}

export function beginOnce<T>(owner: string, name: string, begin: () => T, outlivesReload = false): T {
  const found = unfinishedOf<T>(owner, name) ?? begin();
  setUnfinished(owner, name, found, outlivesReload);
  return found;
}

/** The browser asks before the page is left. */
export function useLeaveWarning(isLeft: boolean): void {
  useEffect(() => {
    if (!isLeft) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLeft]);
}

/** Files chosen in a form; lost on reload. */
export const chosenFiles = (owner: string, form: string): Map<string, File> =>
  beginOnce(owner, `files-${form}`, () => new Map());
