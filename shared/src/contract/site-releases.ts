/** What the site's own server tells admins of its remotes; the API has no part in it. */

/** Errors of one release at one place. */
export interface SiteError {
  fingerprint: string;
  /** `hydration`: the page was made anew in the browser, and works. */
  where: 'browser' | 'hydration' | 'server';
  /** `other`: of a release that is not in use. */
  version: string;
  name: string;
  message: string;
  /** Ids of pages. */
  pages: string[];
  count: number;
  /** Networks that reported it; 0 for one on the server. */
  senders: number;
  /** ISO 8601. */
  first: string;
  last: string;
}

/** A time in which a release was in use. */
export interface InUse {
  version: string;
  number: number | null;
  /** Its server code was not run. */
  isBrowserOnly: boolean;
  /** ISO 8601; `until` is null for the one in use. */
  from: string;
  until: string | null;
  /** `withdrawn`: its team went back to an earlier version. `gone`: nothing took its place. */
  end: 'replaced' | 'withdrawn' | 'taken-out' | 'gone' | null;
}

/** A release that is out of use because of what it did. */
export interface TakenOutRelease {
  key: string;
  version: string;
  /** ISO 8601. */
  at: string;
  /** When it is tried again; null: not before somebody lets it. */
  until: string | null;
  reason: string;
}

/** A remote of the site with its releases. Of the one in use what is null it does not say; times are ISO 8601. */
export interface SiteRemote {
  name: string;
  version: string | null;
  number: number | null;
  released: string | null;
  inUseSince: string | null;
  answers: boolean;
  /** As a sentence without its beginning: `release refused: …`. */
  problem: string | null;
  /** A release that only some are given. */
  canary: { version: string | null; audience?: 'staff' | number; problem: string | null } | null;
  /** What it offers or fills in vain, a sentence each. */
  remarks: string[];
  quarantined: TakenOutRelease[];
  /** The newest first; so is the journal. */
  errors: SiteError[];
  journal: InUse[];
}

export interface SiteReleases {
  remotes: SiteRemote[];
  shell: { errors: SiteError[] };
}

/** A position in a built file, and what is there in the sources: null where nobody can tell. */
export interface StackLine {
  position: string;
  source: string | null;
}
