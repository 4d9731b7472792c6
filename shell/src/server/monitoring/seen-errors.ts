import { createHash } from 'node:crypto';
import type { SiteError } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { Counter } from 'prom-client';
import { ownerOf, positionsIn } from '../../site/stack';
import type { Fault } from '../renderers/open-renderers';

export interface Happened {
  remote: string;
  version: string;
  where: SiteError['where'];
  name: string;
  message: string;
  page: string;
  stack: readonly string[];
}

export interface ErrorGroup extends SiteError, Pick<Happened, 'stack'> {}

export interface LoggedError {
  remote: string;
  version: string;
  name: string;
  fingerprint: string;
}

/** Separate for browsers and server: reports of strangers push out no server errors. */
const MOST_GROUPS = 20;

const MOST_PAGES = 5;
export const MOST_SENDERS = 100;

const LONGEST = 120;

/** Per minute; the rest is only counted. */
const MOST = { fromOne: 10, fromAll: 60 };

/** Known error names; others could contain anything. */
const NAMES = new Set(
  `Error EvalError RangeError ReferenceError SyntaxError TypeError URIError AggregateError AbortError
   DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError ApiError
   QuotaExceededError SecurityError TimeoutError ChunkLoadError ScriptExternalLoadError`.split(/\s+/),
);

const nameOf = (name: string): string => (NAMES.has(name) ? name : 'other');

/** Removes control characters, addresses and long numbers. */
function plainText(message: string): string {
  return message
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .split(/\s/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .replace(/\bhttps?:[^\s]{1,200}/gi, '…')
    .replace(/\d{4,}/g, '…')
    .slice(0, LONGEST);
}

interface Group extends Omit<ErrorGroup, 'senders'> {
  from: Set<string>;
}

export class SeenErrors {
  readonly #seen = new Map<string, Map<string, Group>>();
  readonly #noted = new Map<string, number>();
  #all = 0;
  #minute = 0;

  constructor(private readonly now: () => number = Date.now) {}

  of(remote: string): ErrorGroup[] {
    const groups = [...(this.#seen.get(remote)?.values() ?? [])].reverse();
    return groups.map(({ from, ...group }) => ({ ...group, senders: from.size }));
  }

  find(fingerprint: string): Pick<ErrorGroup, 'stack'> | undefined {
    for (const groups of this.#seen.values()) {
      const group = groups.get(fingerprint);
      if (group) return group;
    }
    return undefined;
  }

  /** @returns what to log; undefined above the limit */
  noteReported(error: Happened, sender: string): LoggedError | undefined {
    return this.#mayNote(sender) ? this.note(error, sender) : undefined;
  }

  note({ remote, page, ...error }: Happened, sender?: string): LoggedError {
    const { version, where, stack } = error;
    const name = nameOf(error.name);
    const message = plainText(error.message);
    const place = stack.find((position) => ownerOf(position) === remote) ?? stack[0] ?? message;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([remote, version, where, name, place]))
      .digest('hex')
      .slice(0, 12);
    const groups = this.#seen.get(remote) ?? new Map<string, Group>();
    this.#seen.set(remote, groups);
    const last = new Date(this.now()).toISOString();
    const group = groups.get(fingerprint) ?? {
      ...error,
      ...{ name, message, fingerprint, first: last, last, count: 0, pages: [], from: new Set<string>() },
    };
    group.last = last;
    group.count++;
    if (page && !group.pages.includes(page) && group.pages.length < MOST_PAGES) group.pages.push(page);
    if (sender !== undefined && group.from.size < MOST_SENDERS) group.from.add(sender);
    groups.delete(fingerprint);
    groups.set(fingerprint, group);
    const alike = [...groups.values()].filter((each) => (each.where === 'server') === (where === 'server'));
    if (alike.length > MOST_GROUPS) groups.delete((alike[0] as Group).fingerprint);
    return { remote, version, name, fingerprint };
  }

  #mayNote(sender: string): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#all = 0;
      this.#noted.clear();
    }
    const own = this.#noted.get(sender) ?? 0;
    if (own >= MOST.fromOne || this.#all >= MOST.fromAll) return false;
    this.#noted.set(sender, own + 1);
    this.#all++;
    return true;
  }
}

const serverErrors = new Counter({
  name: 'server_errors_total',
  help: 'Errors of remotes’ code on the server',
  labelNames: ['remote', 'version'],
});

/** The claimed remote must be part of the site. */
export function noteOnServer(seen: SeenErrors, { remote, area, error, site }: Fault): void {
  const { version } = site?.releases.find(({ manifest }) => manifest.name === remote)?.manifest ?? {};
  if (version === undefined) return;
  serverErrors.inc({ remote, version });
  const { name, message } = error;
  const isKnown = area.startsWith(`${remote}:`) || site?.map.routes.some(({ id }) => id === area);
  const stack = positionsIn(error.stack, { [remote]: `${remote}/` });
  seen.note({ remote, version, where: 'server', name, message, page: isKnown ? area : '', stack });
}
