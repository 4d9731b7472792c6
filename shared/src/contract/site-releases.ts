/** For admins, by the site's server. */

export interface SiteError {
  fingerprint: string;
  /** `hydration`: recovered by rendering in the browser. */
  where: 'browser' | 'hydration' | 'server';
  /** `other`: a release not in use. */
  version: string;
  name: string;
  message: string;
  /** Ids. */
  pages: string[];
  count: number;
  /** Reporting networks; 0 for the server. */
  senders: number;
  first: string;
  last: string;
}

export interface InUse {
  version: string;
  number: number | null;
  /** Its server code was not run. */
  isBrowserOnly: boolean;
  /** `until` is null while in use. */
  from: string;
  until: string | null;
  /** `withdrawn`: rolled back by its team; `gone`: without successor. */
  end: 'replaced' | 'withdrawn' | 'taken-out' | 'gone' | null;
}

export interface TakenOutRelease {
  key: string;
  version: string;
  at: string;
  /** Next trial; null: manual only. */
  until: string | null;
  reason: string;
}

/** Null: not stated by the release. */
export interface SiteRemote {
  name: string;
  version: string | null;
  number: number | null;
  released: string | null;
  inUseSince: string | null;
  answers: boolean;
  /** Without its beginning: `release refused: …`. */
  problem: string | null;
  /** Given to some only. */
  canary: { version: string | null; audience?: 'staff' | number; problem: string | null } | null;
  /** Unused offers and slots, as sentences. */
  remarks: string[];
  quarantined: TakenOutRelease[];
  errors: SiteError[];
  journal: InUse[];
}

export interface SiteReleases {
  remotes: SiteRemote[];
  shell: { errors: SiteError[] };
}

/** A position in a built file with its source. */
export interface StackLine {
  position: string;
  source: string | null;
}
