import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { BootData } from '../site/boot';
import { type BrowserReport, listen, MONITORING_PATH, type Noted, type NotedError, SHELL } from '../site/monitoring';
import { remoteOf } from '../site/routes';
import { MOST_POSITIONS, ownerOf, positionsIn } from '../site/stack';

/** Limits reports of an error loop. */
const MOST = 40;

const AT_ONCE = 10;

/** Milliseconds. */
const SOON = 500;

export function monitor(boot: BootData, pageId: () => string | undefined): void {
  const known = (id = '') => (boot.routes.some((route) => route.id === id) ? id : '');
  const firstPage = remoteOf(known(Object.keys(boot.pageInfo).at(-1) ?? pageId())) || SHELL;
  const told = new WeakSet<object>();
  const reports: BrowserReport[] = [];
  let count = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(soon);
    soon = undefined;
    while (reports.length > 0) {
      const body = new Blob([JSON.stringify(reports.splice(0, AT_ONCE))], { type: 'application/json' });
      navigator.sendBeacon(MONITORING_PATH, body);
    }
  };
  const add = (report: BrowserReport) => {
    if (count++ < MOST) reports.push(report);
  };
  const versionOf = (remote: string) => boot.remotes[remote]?.version ?? '';

  function addError({ type, error, remote, componentStack }: NotedError) {
    // React, the router and the browser may report the same error.
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Error;
    const isOfRemote = (position: string) => ownerOf(position) !== SHELL;
    const bases = basesOf(boot);
    const thrown = positionsIn(stack, bases);
    const around = thrown.some(isOfRemote) ? [] : positionsIn(componentStack ?? '', bases);
    const positions = [...thrown, ...around].slice(0, MOST_POSITIONS);
    const page = known(pageId());
    const inRemote = [...around, ...thrown].filter(isOfRemote).map(ownerOf)[0];
    // An error without file positions belongs to the page whose boundary caught it.
    const inPage = type === 'caught' && positions.length === 0 && remoteOf(page);
    const owner = remote ?? inRemote ?? (inPage || SHELL);
    const what = { name: String(name).slice(0, 60), message: withoutPersons(String(message)).slice(0, 200) };
    add({
      kind: 'error',
      where: type === 'hydration' ? type : 'browser',
      remote: owner,
      version: versionOf(owner),
      ...what,
      page,
      stack: positions,
    });
    soon ??= setTimeout(send, SOON);
  }

  listen((event) => {
    if ('seconds' in event) {
      const { remote, seconds } = event;
      add({ kind: 'load', remote, version: versionOf(remote), seconds });
    } else addError(asNoted(event));
  });
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) {
    watch(({ name, value }) => {
      add({
        kind: 'vital',
        name,
        value: name === 'CLS' ? value : value / 1000,
        remote: firstPage,
        version: versionOf(firstPage),
      });
    });
  }
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function asNoted(event: Exclude<Noted, { seconds: number }>): NotedError {
  if ('reason' in event) return { type: 'error', error: event.reason };
  if (event instanceof ErrorEvent) {
    const { error, filename, lineno, colno } = event;
    return { type: 'error', error, componentStack: `${filename}:${lineno}:${colno}` };
  }
  // React wraps what was thrown.
  return event.type === 'hydration' ? { ...event, error: (event.error as Error).cause ?? event.error } : event;
}

function basesOf({ remotes }: BootData): Record<string, string> {
  const absolute = (address: string) => new URL(address, location.href).href;
  const ofRemotes = Object.entries(remotes).map(([name, { base }]) => [name, absolute(base)]);
  return Object.fromEntries([...ofRemotes, [SHELL, absolute('/assets/')]]);
}

function withoutPersons(message: string): string {
  return message.replace(/\S+/g, (word) => (/.@./.test(word) ? '…' : word)).replace(/\d{4,}/g, '…');
}
