import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type BrowserReport, listen, MONITORING_PATH, SHELL } from '../site/monitoring';
import { remoteOf } from '../site/routes';
import type { BootData } from '../site/boot';

/** Most reports of one page: a loop of errors says no more than its first rounds. */
const MOST = 40;

/** Collects what this page has to tell and sends it when people leave it. */
export function monitor(boot: BootData, pageId: string | undefined): void {
  const page = pageId && boot.routes.some(({ id }) => id === pageId) ? remoteOf(pageId) : SHELL;
  const reports: BrowserReport[] = [];
  let count = 0;
  const add = (report: BrowserReport) => {
    if (count++ < MOST) reports.push(report);
  };
  const versionOf = (remote: string) => boot.remotes[remote]?.version ?? '';

  listen((event) => {
    if (event.kind === 'load') return add({ ...event, version: versionOf(event.remote) });
    const { name = 'Error', message = String(event.error), stack = '' } = (event.error ?? {}) as Error;
    const remote = event.remote ?? ownerOf(`${event.file ?? ''}\n${stack}`, boot);
    add({ kind: 'error', remote, version: versionOf(remote), name, message: withoutPersons(message).slice(0, 200) });
  });
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) {
    watch(({ name, value }) => {
      add({
        kind: 'vital',
        name,
        value: name === 'CLS' ? value : value / 1000,
        remote: page,
        version: versionOf(page),
      });
    });
  }
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || reports.length === 0) return;
    const body = new Blob([JSON.stringify(reports.splice(0))], { type: 'application/json' });
    navigator.sendBeacon(MONITORING_PATH, body);
  });
}

/** The remote whose file is first in a stack. */
function ownerOf(stack: string, { remotes }: BootData): string {
  const found = Object.entries(remotes)
    .map(([name, { base }]) => ({ name, at: stack.indexOf(new URL(base, location.href).href) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.name ?? SHELL;
}

/** Addresses of persons and long numbers may stand in a message; they say nothing about what broke. */
function withoutPersons(message: string): string {
  return message.replace(/\S+/g, (word) => (/.@./.test(word) ? '…' : word)).replace(/\d{4,}/g, '…');
}
