import { setTimeout as wait } from 'node:timers/promises';
import type { SiteRemote } from '@university/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type ReadManifest, readManifest, ReleaseRefused } from '@university/shared/remote/checks';
import type { Audience, RemoteManifest } from '@university/shared/remote/manifest';
import { batched } from '../batched';
import type { LastGood, ReleaseNumbers } from './stored';
import type { RegistryEntry } from './registry';
import { browserOnly, checkAudience, createRelease, type Release, serverFiles, type Uninspected } from './release';
import { NothingThere, type ReleaseSource } from './source';

export interface RemoteStatus
  extends Pick<SiteRemote, 'name' | 'version' | 'number' | 'released' | 'inUseSince' | 'answers' | 'problem'> {
  contract: number | null;
  expires: string | null;
  audience?: Audience;
}

/** An expired release stays in use. */
function expiryOf({ expires }: Pick<RemoteManifest, 'expires'> = {}): string | null {
  if (!expires || Date.parse(expires) > Date.now()) return null;
  return `the release in use expired on ${expires}; release it anew`;
}

/** Milliseconds for local folders. */
const LOCAL_TIMEOUT = 60_000;

interface Options {
  entry: Pick<RegistryEntry, 'name' | 'keys'>;
  isPackaged?: boolean;
  isLocal?: boolean;
  source: ReleaseSource;
  /** Null for a canary, which may be missing. */
  lastGood: LastGood | null;
  numbers: ReleaseNumbers;
  log: FastifyBaseLogger;
  pause: (failures: number) => number;
  acceptable?: (candidate: RemoteManifest) => void | Promise<void>;
  isQuarantined: (key: string) => boolean;
  inspected: (candidate: Uninspected) => Promise<Release>;
  onChange?: () => void;
  fallback?: Release | null;
}

export class ReleaseTracker {
  current: Release | null = null;
  /** Never rejects. */
  readonly look = batched(() => this.check());
  private readonly isCanary: boolean;
  private timer: NodeJS.Timeout | undefined;
  /** The manifest that was looked at last; null to look at it again. */
  private seen: string | null = null;
  private isStopped = false;
  private failures = 0;
  private refused = false;
  private isFallback = false;
  /** Avoids running its code again and again. */
  private lastGoodTried = false;
  private outage = '';
  private refusal = '';
  private takenOut: Uninspected | null = null;
  private inUseSince: Date | null = null;

  constructor(private readonly options: Options) {
    this.current = options.fallback ?? null;
    this.isFallback = this.current !== null;
    this.isCanary = options.lastGood === null;
  }

  get name(): string {
    return this.options.entry.name;
  }

  /** Resolves with a release in use, or none available; slow places only delay it by `timeout` milliseconds. */
  async start(timeout: number): Promise<void> {
    const first = new AbortController();
    const { signal } = first;
    const late = wait(this.options.isLocal ? LOCAL_TIMEOUT : timeout, undefined, { signal }).catch(() => {});
    await Promise.race([this.poll(), late]);
    first.abort();
    await this.fallBack();
    if (this.isFallback) this.use(null);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  status(): RemoteStatus {
    const { name, current, inUseSince, failures, outage, refusal } = this;
    const {
      version = null,
      number = null,
      contract = null,
      released = null,
      expires = null,
      audience,
    } = current?.manifest ?? {};
    return {
      ...{ name, version, number, contract, released, expires },
      inUseSince: inUseSince?.toISOString() ?? null,
      ...(audience !== undefined && { audience }),
      answers: failures === 0,
      problem: outage || refusal || expiryOf(current?.manifest),
    };
  }

  withdraw(reason: ReleaseRefused): void {
    this.complain(reason);
    this.use(null);
  }

  async retryIfRefused(): Promise<void> {
    if (this.refused) await this.retryNow();
  }

  async retryNow(): Promise<void> {
    this.refused = false;
    this.lastGoodTried = false;
    this.seen = null;
    await this.look();
  }

  private async poll(): Promise<void> {
    await this.look();
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.poll(), this.options.pause(this.failures)).unref();
  }

  private async check(): Promise<void> {
    const { source, log } = this.options;
    try {
      const text = await source.manifest();
      if (this.failures > 0) log.info({ remote: this.name }, 'remote answers again');
      this.failures = 0;
      this.outage = '';
      const isTimeOver = this.takenOut !== null && !this.options.isQuarantined(this.takenOut.key);
      if (isTimeOver) this.takenOut = null;
      if (text === this.seen && !isTimeOver) return;
      this.seen = text;
      await this.take(text);
    } catch (error) {
      if (error instanceof NothingThere && this.isCanary) {
        this.seen = null;
        return this.nothingThere();
      }
      this.failures++;
      this.complain(error as Error);
      await this.fallBack();
    }
  }

  private nothingThere(): void {
    this.failures = 0;
    this.outage = '';
    this.refusal = '';
    this.refused = false;
    this.takenOut = null;
    if (this.current) this.use(null);
  }

  /** A refused release is logged once; a missing bundle is retried. */
  private async take(manifestText: string): Promise<void> {
    const { entry, source, numbers, isQuarantined, inspected, log } = this.options;
    try {
      const read = readManifest(this.name, manifestText, entry.keys);
      const { manifest } = read;
      if (this.isCanary && manifest.audience === 0) return this.nothingThere();
      checkAudience(manifest, this.isCanary);
      await this.options.acceptable?.(manifest);
      numbers.check(entry, read);
      const codes = await Promise.all(serverFiles(manifest).map(({ file }) => source.serverFile(file)));
      const candidate = createRelease(manifest, source.base, codes);
      if (isQuarantined(candidate.key)) {
        this.takenOut = candidate;
        throw new ReleaseRefused('it was taken out of use because of what it did; release another one');
      }
      const release = await inspected(candidate);
      await this.store(read, manifestText, codes);
      if (this.isStopped) return;
      this.refused = false;
      this.refusal = '';
      this.takenOut = null;
      log.info({ remote: this.name, version: manifest.version }, 'remote release in use');
      this.use(release);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) {
        this.seen = null;
        throw error;
      }
      this.complain(error);
      await this.fallBack();
    }
  }

  /** A full disk only costs the copy. */
  private async store(
    { manifest, signer, digest }: ReadManifest,
    manifestText: string,
    codes: readonly Buffer[],
  ): Promise<void> {
    const { lastGood, numbers, log } = this.options;
    try {
      if (signer && manifest.number !== undefined) numbers.note(this.name, signer, manifest.number, digest);
      await lastGood?.store(this.name, manifest, { manifestText, codes });
    } catch (error) {
      log.error({ remote: this.name, err: error }, 'the release could not be stored for the next start');
    }
  }

  get out(): Pick<Release, 'key' | 'manifest'> | null {
    return this.takenOut;
  }

  /** Without an earlier release it continues in browsers only. */
  async leave(key: string): Promise<void> {
    const { current, options } = this;
    if (current?.key !== key) return;
    const { lastGood, log } = options;
    this.takenOut = current;
    if (!lastGood) return this.use(null);
    await lastGood
      .drop(this.name, current.manifest.version)
      .catch((error: unknown) => log.error({ remote: this.name, err: error }, 'the release could not be forgotten'));
    const release = await this.lastGoodRelease();
    if (this.current?.key === key) this.use(release ?? browserOnly(current));
  }

  private async fallBack(): Promise<void> {
    const isNeeded = () => !this.current || this.isFallback;
    if (!isNeeded() || this.lastGoodTried) return;
    this.lastGoodTried = true;
    const release = (await this.lastGoodRelease()) ?? (await this.lastResort());
    // The place may have answered meanwhile.
    if (!release || !isNeeded()) return;
    // An old refusal: the place's content is unknown.
    if (this.outage) this.refusal = '';
    this.use(release);
  }

  /** A quarantined release as the last resort: in full if packaged, else in browsers only. */
  private async lastResort(): Promise<Release | null> {
    const { takenOut, options } = this;
    if (!takenOut || this.isCanary) return null;
    if (!options.isPackaged) return browserOnly(takenOut);
    return options.inspected(takenOut).catch(() => browserOnly(takenOut));
  }

  async lastGoodRelease(except?: string): Promise<Release | null> {
    const { entry, lastGood, source, acceptable, isQuarantined, inspected, log } = this.options;
    for (const { manifestText, codes } of (await lastGood?.read(this.name)) ?? []) {
      try {
        const { manifest } = readManifest(this.name, manifestText, entry.keys);
        await acceptable?.(manifest);
        const candidate = createRelease(manifest, source.base, codes);
        if (candidate.key === except || isQuarantined(candidate.key)) continue;
        const release = await inspected(candidate);
        log.warn({ remote: this.name, version: manifest.version }, 'using the last good release');
        return release;
      } catch (error) {
        this.complain(error as Error);
      }
    }
    return null;
  }

  private use(release: Release | null): void {
    this.isFallback = false;
    this.lastGoodTried = false;
    this.current = release;
    this.inUseSince = release && new Date(Date.now());
    if (!this.isStopped) this.options.onChange?.();
  }

  /** Logs each problem once. */
  private complain(error: Error): void {
    if (this.isStopped) return;
    const isRefusal = error instanceof ReleaseRefused;
    const complaint = isRefusal ? `release refused: ${error.message}` : `remote does not answer: ${error.message}`;
    if (isRefusal) this.refused = true;
    if (complaint === (isRefusal ? this.refusal : this.outage)) return;
    if (isRefusal) this.refusal = complaint;
    else this.outage = complaint;
    this.options.log.error({ remote: this.name }, complaint);
  }
}
