import type { Audience, RemoteManifest } from '@university/shared/remote/manifest';

/** How a remote fares, as its operators see it. */
export interface RemoteStatus {
  name: string;
  /** Of the release in use; null where there is none, or where it does not say. Times are ISO 8601. */
  version: string | null;
  number: number | null;
  /** The version of the remote contract that it was written in. */
  contract: number | null;
  released: string | null;
  expires: string | null;
  /** Since when it is in use here. */
  inUseSince: string | null;
  answers: boolean;
  /** Who is given it, of a canary. */
  audience?: Audience;
  /** Why its newest release is not used, why it does not answer, or that the one in use should be released anew. */
  problem: string | null;
}

interface Known {
  name: string;
  /** Of the release in use. */
  manifest: RemoteManifest | undefined;
  inUseSince: Date | null;
  answers: boolean;
  complaint: string;
}

export function statusOf({ name, manifest, inUseSince, answers, complaint }: Known): RemoteStatus {
  return {
    name,
    version: manifest?.version ?? null,
    number: manifest?.number ?? null,
    contract: manifest?.contract ?? null,
    released: manifest?.released ?? null,
    expires: manifest?.expires ?? null,
    inUseSince: inUseSince?.toISOString() ?? null,
    ...(manifest?.audience !== undefined && { audience: manifest.audience }),
    answers,
    problem: complaint || expiryOf(manifest),
  };
}

/** A release in use stays when its time is over; somebody should know. */
function expiryOf({ expires }: Pick<RemoteManifest, 'expires'> = {}): string | null {
  if (!expires || Date.parse(expires) > Date.now()) return null;
  return `the release in use expired on ${expires}; release it anew`;
}
