import { HOUR, MINUTE } from '@university/shared/time';

/** Milliseconds after its begin in which a release is judged. What reports come in before are of those who saw an error. */
const JUDGED = { from: 2 * MINUTE, until: 6 * HOUR };

/** Networks that must have reported a release, and the one before it, for a judgement. */
const LEAST = 10;

/** Networks that are counted of a release: enough for any share, and a bound on memory. */
const MOST = 5_000;

/** Errors that tell of the API or of the visitor's network. */
const NOT_OF_CODE = ['ApiError', 'AbortError', 'NetworkError', 'TimeoutError'];

class Reports {
  readonly all = new Set<string>();
  readonly failed = new Set<string>();

  add(sender: string, isError: boolean): void {
    if (!this.all.has(sender) && this.all.size >= MOST) return;
    this.all.add(sender);
    if (isError) this.failed.add(sender);
  }

  /** Of the networks that reported, those with an error; 0 to 1. */
  get share(): number {
    return this.all.size === 0 ? 0 : this.failed.size / this.all.size;
  }
}

interface Judged {
  key: string;
  since: number;
  reports: Reports;
  before: Reports | undefined;
}

export interface Report {
  remote: string;
  kind: 'load' | 'error';
  name?: string;
  /** It is of a release that only some are given, which is judged beside the one that all have. */
  isCanary: boolean;
  /** Who cannot be many: an IPv4 address, or a /48 of IPv6. */
  sender: string;
}

/**
 * Judges new releases by what browsers report, where the registry asks for it. It counts networks, not reports: who
 * wants to have a release taken out needs as many networks as the share asks for, and has it tried again after a while.
 */
export class ReleaseHealth {
  readonly #releases = new Map<string, Judged>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Counts a report of the release of a remote that is in use.
   * @param threshold share of networks with an error from which a release is taken out; null where it never is
   * @returns why it is to be taken out; null where it is not
   */
  count({ remote, kind, name = '', sender, isCanary }: Report, key: string, threshold: number | null): string | null {
    if (threshold === null) {
      this.#releases.delete(remote);
      return null;
    }
    const release = this.#of(isCanary ? `${remote} canary` : remote, key);
    if (kind === 'error' && NOT_OF_CODE.includes(name)) return null;
    release.reports.add(sender, kind === 'error');
    const before = isCanary ? this.#releases.get(remote)?.reports : release.before;
    return this.#verdict(release, before, threshold);
  }

  #of(remote: string, key: string): Judged {
    const known = this.#releases.get(remote);
    if (known?.key === key) return known;
    const begun = { key, since: this.now(), reports: new Reports(), before: known?.reports };
    this.#releases.set(remote, begun);
    return begun;
  }

  #verdict({ since, reports }: Judged, before: Reports | undefined, threshold: number): string | null {
    const age = this.now() - since;
    if (age < JUDGED.from || age > JUDGED.until || reports.all.size < LEAST || reports.share < threshold) return null;
    // What goes wrong with both is not the release's doing.
    if (!before || before.all.size < LEAST || before.share * 2 >= reports.share) return null;
    const { failed, all } = reports;
    const was = `${before.failed.size} of ${before.all.size} with the release before`;
    return `browsers in ${failed.size} of ${all.size} networks reported an error, ${was}`;
  }
}
