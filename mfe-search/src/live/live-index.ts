import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { SearchIndex } from '../engine/search-index';
import { SOURCE_NAMES, SOURCES, type SourceName } from '../sources/sources';
import { inSlices } from './in-slices';

export interface Progress {
  /** Changes whenever more can be found. */
  version: number;
  isLoading: boolean;
  /** What could not be had. */
  failed: readonly SourceName[];
}

/** The index of the site, which can be searched from the start and finds more as its sources answer. */
export class LiveIndex {
  readonly madeAt = Date.now();
  private readonly index = new SearchIndex();
  private readonly listeners = new Set<() => void>();
  private progress: Progress = { version: 0, isLoading: false, failed: [] };
  private loading: Promise<void> | undefined;

  constructor(private readonly client: QueryClient) {}

  /** Reads every source, later those that failed; never rejects. Resolves when all have answered or failed. */
  readonly load = (): Promise<void> => {
    const { isLoading, failed } = this.progress;
    if (!this.loading) this.loading = this.read(SOURCE_NAMES);
    else if (!isLoading && failed.length > 0) this.loading = this.read(failed);
    return this.loading;
  };

  search(query: string) {
    return this.index.search(query);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): Progress => this.progress;

  private async read(names: readonly SourceName[]): Promise<void> {
    this.publish({ isLoading: true, failed: [] });
    await Promise.all(names.map((name) => this.readOne(name)));
    this.publish({ isLoading: false });
  }

  private async readOne(name: SourceName): Promise<void> {
    let entries: readonly Entry[];
    try {
      entries = await SOURCES[name](this.client);
    } catch {
      this.publish({ failed: [...this.progress.failed, name] });
      return;
    }
    await inSlices(entries, (slice) => this.index.add(slice));
    this.publish({});
  }

  private publish(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change, version: this.progress.version + 1 };
    for (const listener of this.listeners) listener();
  }
}
