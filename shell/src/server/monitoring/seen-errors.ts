import { createHash } from 'node:crypto';
import { MINUTE } from '@university/shared/time';
import type { BrowserReport } from '../../site/monitoring';

type ErrorReport = Extract<BrowserReport, { kind: 'error' }>;

/** An error as operators see it in `/remotes.json`. */
interface SeenError {
  /** ISO 8601. */
  at: string;
  version: string;
  name: string;
  /** At most `LONGEST` characters of plain text. */
  message: string;
}

/** What a log line says of an error: nothing that its sender could have made up. */
export interface LoggedError {
  remote: string;
  version: string;
  name: string;
  /** The same for the same message, so that operators find it in `/remotes.json`. */
  fingerprint: string;
}

/** Errors remembered of one remote. */
const NEWEST = 20;

/** Characters of a message that are remembered. */
const LONGEST = 120;

/** Errors that are noted in a minute; those beyond are counted in the metrics alone. A broken release fills neither. */
const MOST = { fromOne: 10, fromAll: 60 };

/** Names that errors have in browsers (ECMAScript, Web IDL, the loader of remotes). Others could say anything. */
const NAMES = new Set([
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'AggregateError'],
  ...['AbortError', 'DataCloneError', 'InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError'],
  ...[
    'NotSupportedError',
    'QuotaExceededError',
    'SecurityError',
    'TimeoutError',
    'ChunkLoadError',
    'ScriptExternalLoadError',
  ],
]);

const nameOf = ({ name }: ErrorReport): string => (NAMES.has(name) ? name : 'other');

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

/** The errors that browsers reported last, of each remote the newest; strangers report, too. */
export class SeenErrors {
  readonly #seen = new Map<string, SeenError[]>();
  readonly #noted = new Map<string, number>();
  #all = 0;
  #minute = 0;

  constructor(private readonly now: () => number = Date.now) {}

  of(remote: string): readonly SeenError[] {
    return this.#seen.get(remote) ?? [];
  }

  /**
   * Notes an error that belongs to this remote and version, which are known ones.
   * @param sender see `clientNetwork`
   * @returns what to log; undefined when there are too many
   */
  note(report: ErrorReport, owner: { remote: string; version: string }, sender: string): LoggedError | undefined {
    if (!this.#mayNote(sender)) return undefined;
    const name = nameOf(report);
    const message = plainText(report.message);
    const error = { at: new Date(this.now()).toISOString(), version: owner.version, name, message };
    this.#seen.set(owner.remote, [error, ...this.of(owner.remote)].slice(0, NEWEST));
    const fingerprint = createHash('sha256').update(message).digest('hex').slice(0, 12);
    return { ...owner, name, fingerprint };
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
