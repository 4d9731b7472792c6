import { setTimeout as wait } from 'node:timers/promises';
import type { SiteRemote } from '@university/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type ReadManifest, readManifest, ReleaseRefused } from '@university/shared/remote/checks';
import type { Audience, RemoteManifest } from '@university/shared/remote/manifest';
import { batched } from '../batched';
import type { LastGood, ReleaseNumbers } from './stored';
import type { RegistryEntry } from './registry';
import {
  browserOnly,
  checkAudience,
  createRelease,
  type Release,
  serverFiles,
  TakenOut,
  type Uninspected,
} from './release';
import { NothingThere, type ReleaseSource } from './source';

/** How a remote fares, as its operators see it. */
export interface RemoteStatus
  extends Pick<SiteRemote, 'name' | 'version' | 'number' | 'released' | 'inUseSince' | 'answers' | 'problem'> {
  /** The version of the remote contract that it was written in. */
  contract: number | null;
  expires: string | null;
  /** Who is given it, of a canary. */
  audience?: Audience;
}

/** A release in use stays when its time is over; somebody should know. */
function expiryOf({ expires }: Pick<RemoteManifest, 'expires'> = {}): string | null {
  if (!expires || Date.parse(expires) > Date.now()) return null;
  return `the release in use expired on ${expires}; release it anew`;
}

/** Milliseconds that the start waits for what is in a folder: it is on this machine, which may be busy. */
const LOCAL_TIMEOUT = 60_000;

interface Options {
  entry: Pick<RegistryEntry, 'name' | 'keys'>;
  /** It came with the site, in one artefact. */
  isPackaged?: boolean;
  /** It is in a folder of this machine. */
  isLocal?: boolean;
  source: ReleaseSource;
  /** Where what is in use is stored for the next start. Null for a canary: a place that has none is no failure, and it is worth no standing in. */
  lastGood: LastGood | null;
  numbers: ReleaseNumbers;
  log: FastifyBaseLogger;
  /** Milliseconds until the next look, after so many failures in a row. */
  pause: (failures: number) => number;
  /** Throws or rejects with `ReleaseRefused` for a release that does not fit this shell or the other remotes. */
  acceptable?: (candidate: RemoteManifest) => void | Promise<void>;
  /** Runs a release's server bundle where it can do no harm. Rejects with `ReleaseRefused` for one that does not work. */
  inspected: (candidate: Uninspected, evenIfOut?: boolean) => Promise<Release>;
  /** Called when another release is in use, or none. */
  onChange?: () => void;
  /** In use until the first look, where the remote had an entry before that was another one. */
  standIn?: Release | null;
}

/** Follows one remote: looks at its place by itself, and takes over the release that it finds there. */
export class ReleaseTracker {
  current: Release | null = null;
  /** Looks at the place now. Resolves when what was found is in use or refused; never rejects. */
  readonly look = batched(() => this.check());
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private failures = 0;
  private refused = false;
  private isStandIn = false;
  /** Whether the last good release was looked at since something changed: its code need not run again and again. */
  private lastGoodTried = false;
  /** Why the place does not answer, and why a release is not used; empty where there is nothing to say. */
  private outage = '';
  private refusal = '';
  /** The release at the place, where it is out of use because of what it did. */
  private takenOut: Uninspected | null = null;
  private inUseSince: Date | null = null;

  constructor(private readonly options: Options) {
    this.current = options.standIn ?? null;
    this.isStandIn = this.current !== null;
  }

  get name(): string {
    return this.options.entry.name;
  }

  /**
   * Looks for the first time, and from then on again and again. Resolves when there is a release in use or none can be
   * had; a place that does not answer keeps the start no longer than `timeout`, in milliseconds.
   * What is on this machine is waited for longer.
   */
  async start(timeout: number): Promise<void> {
    const first = new AbortController();
    const late = wait(this.options.isLocal ? LOCAL_TIMEOUT : timeout, undefined, {
      signal: first.signal,
    }).catch(() => {});
    await Promise.race([this.poll(), late]);
    first.abort();
    await this.fallBack();
    if (this.isStandIn) this.use(null);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  status(): RemoteStatus {
    const { name, current, inUseSince, failures, outage, refusal } = this;
    const { version, number, contract, released, expires, audience } = current?.manifest ?? {};
    return {
      name,
      version: version ?? null,
      number: number ?? null,
      contract: contract ?? null,
      released: released ?? null,
      expires: expires ?? null,
      inUseSince: inUseSince?.toISOString() ?? null,
      ...(audience !== undefined && { audience }),
      answers: failures === 0,
      problem: outage || refusal || expiryOf(current?.manifest),
    };
  }

  /** Ends the use of a release that may no longer stand beside others. */
  giveWay(reason: ReleaseRefused): void {
    this.complain(reason);
    this.use(null);
  }

  /** Looks at a refused release again: what stood against it may be gone. */
  async reconsider(): Promise<void> {
    if (this.refused) await this.lookAnew();
  }

  /** Takes what is at the place as if it had not been seen before. */
  async lookAnew(): Promise<void> {
    this.refused = false;
    this.lastGoodTried = false;
    this.options.source.forget();
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
      if (text !== null) await this.take(text);
    } catch (error) {
      if (error instanceof NothingThere && this.isCanary) return this.nothingThere();
      this.failures++;
      this.complain(error as Error);
      await this.fallBack();
    }
  }

  private get isCanary(): boolean {
    return this.options.lastGood === null;
  }

  private nothingThere(): void {
    this.failures = 0;
    this.outage = '';
    this.refusal = '';
    this.refused = false;
    this.takenOut = null;
    if (this.current) this.use(null);
  }

  /** A refused release is reported once; the one in use stays. A bundle that cannot be fetched is asked for again. */
  private async take(manifestText: string): Promise<void> {
    const { entry, source, numbers, inspected, log } = this.options;
    try {
      const read = readManifest(this.name, manifestText, entry.keys);
      const { manifest } = read;
      if (this.isCanary && manifest.audience === 0) return this.nothingThere();
      checkAudience(manifest, this.isCanary);
      await this.options.acceptable?.(manifest);
      numbers.check(entry, read);
      const codes = await Promise.all(serverFiles(manifest).map(({ file }) => source.serverFile(file)));
      const release = await inspected(createRelease(manifest, source.base, codes));
      await this.store(read, manifestText, codes);
      if (this.isStopped) return;
      this.refused = false;
      this.refusal = '';
      this.takenOut = null;
      log.info({ remote: this.name, version: manifest.version }, 'remote release in use');
      this.use(release);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) {
        source.forget();
        throw error;
      }
      if (error instanceof TakenOut) this.takenOut = error.release;
      this.complain(error);
      await this.fallBack();
    }
  }

  /** A full disk costs the copy for the next start, not the release. */
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

  /** What is out of use because of what it did, while nothing newer is at the place; null where nothing is. */
  get out(): Pick<Release, 'key' | 'manifest'> | null {
    return this.takenOut;
  }

  /** Goes back to an earlier release, if this one is in use; where there is none, it goes on in the browser alone. */
  async leave(key: string): Promise<void> {
    const { current, options } = this;
    if (current?.key !== key) return;
    const { lastGood, log } = options;
    this.takenOut = current;
    if (!lastGood) return this.use(null);
    await lastGood
      .drop(this.name, current.manifest.version)
      .catch((error: unknown) => log.error({ remote: this.name, err: error }, 'the release could not be forgotten'));
    const release = await this.lastUsable();
    if (this.current?.key === key) this.use(release ?? browserOnly(current));
  }

  /** Uses the last release that worked, when there is none in use. */
  private async fallBack(): Promise<void> {
    const isNeeded = () => !this.current || this.isStandIn;
    if (!isNeeded() || this.lastGoodTried) return;
    this.lastGoodTried = true;
    const release = (await this.lastUsable()) ?? (await this.lastResort());
    // The place may have answered meanwhile.
    if (!release || !isNeeded()) return;
    // Of what stood against it before; what the place has is not known.
    if (this.outage) this.refusal = '';
    this.use(release);
  }

  /** What did harm, where there is nothing else: of what came with the site all, of others what the browser runs. */
  private async lastResort(): Promise<Release | null> {
    const { takenOut, options } = this;
    if (!takenOut || this.isCanary) return null;
    if (!options.isPackaged) return browserOnly(takenOut);
    return options.inspected(takenOut, true).catch(() => browserOnly(takenOut));
  }

  /**
   * The newest release of those that were used last.
   * @param except key of one that is not meant
   */
  async lastUsable(except?: string): Promise<Release | null> {
    const { entry, lastGood, source, acceptable, inspected, log } = this.options;
    for (const { manifestText, codes } of (await lastGood?.read(this.name)) ?? []) {
      try {
        const { manifest } = readManifest(this.name, manifestText, entry.keys);
        await acceptable?.(manifest);
        const candidate = createRelease(manifest, source.base, codes);
        if (candidate.key === except) continue;
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
    this.isStandIn = false;
    this.lastGoodTried = false;
    this.current = release;
    this.inUseSince = release && new Date(Date.now());
    if (!this.isStopped) this.options.onChange?.();
  }

  /** Each complaint is logged once, until it is another one or over. */
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
