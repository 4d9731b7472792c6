import { createHash } from 'node:crypto';
import type { SiteError } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { Counter } from 'prom-client';
import { ownerOf, positionsIn } from '../../site/stack';
import type { Fault } from '../renderers/open-renderers';

/** An error as it happened: of a remote and version that are known ones. */
export interface Happened {
  remote: string;
  version: string;
  where: SiteError['where'];
  name: string;
  message: string;
  /** Id of the page, area or document; empty where nobody knows. */
  page: string;
  /** Positions, see `positionsIn`. */
  stack: readonly string[];
}

/** Errors of one release at one place, as operators see them; without a place, those that say the same. */
export interface ErrorGroup extends SiteError, Pick<Happened, 'stack'> {}

/** What a log line says of an error: nothing that its sender could have made up. */
export interface LoggedError {
  remote: string;
  version: string;
  name: string;
  /** By which operators find it in `/remotes.json`. */
  fingerprint: string;
}

/** Groups remembered of one remote, of browsers and of the server each: what strangers report pushes out nothing else. */
const MOST_GROUPS = 20;

/** Pages that are named of a group, and networks that are counted. */
const MOST_PAGES = 5;
export const MOST_SENDERS = 100;

/** Characters of a message that are remembered. */
const LONGEST = 120;

/** Errors of browsers that are noted in a minute; those beyond are counted in the metrics alone. A broken release fills neither. */
const MOST = { fromOne: 10, fromAll: 60 };

/** Names that errors have in browsers (ECMAScript, Web IDL, our calls, the loader of remotes). Others could say anything. */
const NAMES = new Set(
  `Error EvalError RangeError ReferenceError SyntaxError TypeError URIError AggregateError AbortError
   DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError ApiError
   QuotaExceededError SecurityError TimeoutError ChunkLoadError ScriptExternalLoadError`.split(/\s+/),
);

const nameOf = (name: string): string => (NAMES.has(name) ? name : 'other');

/** Without what steers terminals or turns text around, addresses of people and of pages, and long numbers. */
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

/** The errors of each remote that happened last, in browsers and on the server; strangers report, too. */
export class SeenErrors {
  /** By remote, then by fingerprint; who happened last is last. */
  readonly #seen = new Map<string, Map<string, Group>>();
  readonly #noted = new Map<string, number>();
  #all = 0;
  #minute = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** The newest first. */
  of(remote: string): ErrorGroup[] {
    const groups = [...(this.#seen.get(remote)?.values() ?? [])].reverse();
    return groups.map(({ from, ...group }) => ({ ...group, senders: from.size }));
  }

  /** The group of a fingerprint; undefined where it is no more. */
  find(fingerprint: string): Pick<ErrorGroup, 'stack'> | undefined {
    for (const groups of this.#seen.values()) {
      const group = groups.get(fingerprint);
      if (group) return group;
    }
    return undefined;
  }

  /**
   * Notes an error that a browser reported.
   * @param sender see `clientNetwork`
   * @returns what to log; undefined when there are too many
   */
  noteReported(error: Happened, sender: string): LoggedError | undefined {
    return this.#mayNote(sender) ? this.#add(error, sender) : undefined;
  }

  note(error: Happened): LoggedError {
    return this.#add(error);
  }

  #add({ remote, page, ...error }: Happened, sender?: string): LoggedError {
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
    this.#forgetOldest(groups, where === 'server');
    return { remote, version, name, fingerprint };
  }

  #forgetOldest(groups: Map<string, Group>, isOnServer: boolean): void {
    const alike = [...groups.values()].filter(({ where }) => (where === 'server') === isOnServer);
    if (alike.length > MOST_GROUPS) groups.delete((alike[0] as Group).fingerprint);
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

/** Counts and remembers an error on the server. Who it is said to be of must be part of the site. */
export function noteOnServer(seen: SeenErrors, { remote, area, error, site }: Fault): void {
  const { version } = site?.releases.find(({ manifest }) => manifest.name === remote)?.manifest ?? {};
  if (version === undefined) return;
  serverErrors.inc({ remote, version });
  const { name, message } = error;
  const isKnown = area.startsWith(`${remote}:`) || site?.map.routes.some(({ id }) => id === area);
  const stack = positionsIn(error.stack, { [remote]: `${remote}/` });
  seen.note({ remote, version, where: 'server', name, message, page: isKnown ? area : '', stack });
}
