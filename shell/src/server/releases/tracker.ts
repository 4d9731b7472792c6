import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LastGood } from './last-good';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { createRelease, parseManifest, type Release, ReleaseRefused } from './release';
import type { ReleaseSource } from './source';

/** After a failure a remote is asked again at most this often, and nobody waits for it. Milliseconds. */
const PAUSE = 2000;

/** How a remote fares, as its operators see it. */
export interface RemoteStatus {
  name: string;
  /** Version in use, when it was released, and since when it is in use here; null where there is none. */
  version: string | null;
  released: string | null;
  inUseSince: string | null;
  answers: boolean;
  /** Why its newest release is not used, or why it does not answer. */
  problem: string | null;
}

/** Follows one remote: which release is in use, and whether a newer one stands ready. */
export class ReleaseTracker {
  current: Release | null = null;
  private checking: Promise<void> | null = null;
  private failing = false;
  private askAgainAt = 0;
  private refused = false;
  private lastComplaint = '';
  private inUseSince: Date | null = null;

  constructor(
    readonly name: string,
    private readonly source: ReleaseSource,
    private readonly lastGood: LastGood,
    private readonly log: FastifyBaseLogger,
    private readonly acceptable: (candidate: Release) => void,
    /** The key of the team; null where anything at the remote's place is believed. */
    private readonly key: KeyObject | null = null,
  ) {}

  /** Takes over a new release if there is one. Waits only for remotes that answered last time. */
  async refresh(): Promise<void> {
    if (this.failing && Date.now() < this.askAgainAt) return;
    this.checking ??= this.check().finally(() => {
      this.checking = null;
    });
    if (!this.failing || !this.current) await this.checking;
  }

  status(): RemoteStatus {
    const manifest = this.current?.manifest;
    return {
      name: this.name,
      version: manifest?.version ?? null,
      released: manifest?.released ?? null,
      inUseSince: this.inUseSince?.toISOString() ?? null,
      answers: !this.failing,
      problem: this.lastComplaint || null,
    };
  }

  /** Looks at a refused release again: what stood against it may be gone. */
  reconsider(): void {
    if (this.refused) this.source.forget();
    this.refused = false;
  }

  private async check(): Promise<void> {
    try {
      const text = await this.source.manifest();
      if (this.failing) {
        this.log.info({ remote: this.name }, 'remote answers again');
        this.lastComplaint = '';
      }
      this.failing = false;
      if (text !== null) await this.take(text);
    } catch (error) {
      this.failing = true;
      this.askAgainAt = Date.now() + PAUSE;
      this.complain(error as Error);
      await this.fallBack();
    }
  }

  /** A refused release is reported once; the one in use stays. A bundle that cannot be fetched is asked for again. */
  private async take(manifestText: string): Promise<void> {
    try {
      const manifest = parseManifest(this.name, manifestText, this.key);
      const code = await this.source.serverFile(manifest.server.file);
      const release = createRelease(manifest, this.source.base, code);
      // Accepted and in use in one step: remotes are checked side by side, and each must see what the others hold.
      this.acceptable(release);
      this.use(release);
      this.refused = false;
      this.lastComplaint = '';
      this.log.info({ remote: this.name, version: manifest.version }, 'remote release in use');
      await this.store(manifest, manifestText, code);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) {
        this.source.forget();
        throw error;
      }
      this.refused = true;
      this.complain(error);
      await this.fallBack();
    }
  }

  /** A full disk costs the copy for the next start, not the release. */
  private async store(manifest: RemoteManifest, manifestText: string, code: Buffer): Promise<void> {
    try {
      await this.lastGood.store(this.name, manifest, { manifestText, code });
    } catch (error) {
      this.log.error({ remote: this.name, err: error }, 'the release could not be stored for the next start');
    }
  }

  /** Uses the last good release, when there is none in use. */
  private async fallBack(): Promise<void> {
    if (this.current) return;
    const stored = await this.lastGood.read(this.name);
    if (!stored) return;
    try {
      const release = createRelease(
        parseManifest(this.name, stored.manifestText, this.key),
        this.source.base,
        stored.code,
      );
      this.acceptable(release);
      this.use(release);
      this.log.warn({ remote: this.name, version: release.manifest.version }, 'using the last good release');
    } catch (error) {
      this.complain(error as Error);
    }
  }

  private use(release: Release): void {
    this.current = release;
    this.inUseSince = new Date(Date.now());
  }

  private complain(error: Error): void {
    const complaint =
      error instanceof ReleaseRefused
        ? `release refused: ${error.message}`
        : `remote does not answer: ${error.message}`;
    if (complaint === this.lastComplaint) return;
    this.lastComplaint = complaint;
    this.log.error({ remote: this.name }, complaint);
  }
}
