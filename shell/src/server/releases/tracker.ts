import type { FastifyBaseLogger } from 'fastify';
import type { LastGood } from './last-good';
import { createRelease, parseManifest, type Release, ReleaseRefused } from './release';
import type { ReleaseSource } from './source';

/** After a failure a remote is asked again at most this often, and nobody waits for it. Milliseconds. */
const PAUSE = 2000;

/** Follows one remote: which release is in use, and whether a newer one stands ready. */
export class ReleaseTracker {
  current: Release | null = null;
  private checking: Promise<void> | null = null;
  private failing = false;
  private askAgainAt = 0;
  private lastComplaint = '';

  constructor(
    readonly name: string,
    private readonly source: ReleaseSource,
    private readonly lastGood: LastGood,
    private readonly log: FastifyBaseLogger,
    private readonly acceptable: (candidate: Release) => void,
  ) {}

  /** Takes over a new release if there is one. Waits only for remotes that answered last time. */
  async refresh(): Promise<void> {
    if (this.failing && Date.now() < this.askAgainAt) return;
    this.checking ??= this.check().finally(() => {
      this.checking = null;
    });
    if (!this.failing || !this.current) await this.checking;
  }

  private async check(): Promise<void> {
    try {
      const text = await this.source.manifest();
      if (text !== null) await this.take(text);
      if (this.failing) this.log.info({ remote: this.name }, 'remote answers again');
      this.failing = false;
      this.lastComplaint = '';
    } catch (error) {
      this.failing = true;
      this.askAgainAt = Date.now() + PAUSE;
      this.complain(error as Error);
      this.current ??= await this.readLastGood();
    }
  }

  /** A refused release is reported once; the one in use stays. A bundle that cannot be fetched is asked for again. */
  private async take(manifestText: string): Promise<void> {
    try {
      const manifest = parseManifest(this.name, manifestText);
      const code = await this.source.serverFile(manifest.server.file);
      const release = createRelease(manifest, this.source.base, code);
      this.acceptable(release);
      await this.lastGood.keep(this.name, manifest, { manifestText, code });
      this.current = release;
      this.log.info({ remote: this.name, version: manifest.version }, 'remote release in use');
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) {
        this.source.forget();
        throw error;
      }
      this.complain(error);
      this.current ??= await this.readLastGood();
    }
  }

  private async readLastGood(): Promise<Release | null> {
    const kept = await this.lastGood.read(this.name);
    if (!kept) return null;
    try {
      const release = createRelease(parseManifest(this.name, kept.manifestText), this.source.base, kept.code);
      this.acceptable(release);
      this.log.warn({ remote: this.name, version: release.manifest.version }, 'using the last good release');
      return release;
    } catch (error) {
      this.complain(error as Error);
      return null;
    }
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
