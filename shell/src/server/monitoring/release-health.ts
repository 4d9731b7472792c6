import { HOUR, MINUTE } from '@university/shared/time';

/** Milliseconds. Early reports are biased: errors are reported first. */
const JUDGED = { from: 2 * MINUTE, until: 6 * HOUR };

/** Minimum of networks for a verdict. */
const LEAST = 10;

/** Bounds memory. */
const MOST = 5_000;

const NOT_OF_CODE = ['ApiError', 'AbortError', 'NetworkError', 'TimeoutError'];

class Reports {
  readonly all = new Set<string>();
  readonly failed = new Set<string>();

  add(sender: string, isError: boolean): void {
    if (!this.all.has(sender) && this.all.size >= MOST) return;
    this.all.add(sender);
    if (isError) this.failed.add(sender);
  }

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
  isCanary: boolean;
  /** An IPv4 address or an IPv6 /48. */
  sender: string;
}

/** Counts networks, not reports, so that one sender cannot take a release out. */
export class ReleaseHealth {
  readonly #releases = new Map<string, Judged>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param threshold share of networks with errors; null: never @returns the reason to quarantine, or null */
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
    // Both failing is not the release's fault.
    if (!before || before.all.size < LEAST || before.share * 2 >= reports.share) return null;
    const { failed, all } = reports;
    const was = `${before.failed.size} of ${before.all.size} with the release before`;
    return `browsers in ${failed.size} of ${all.size} networks reported an error, ${was}`;
  }
}
