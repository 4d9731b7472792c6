import type { AreaModule, FirstShow, ModuleSource } from '../site/areas/module-source';
import { settled } from '../site/areas/module-source';
import { note } from '../site/monitoring';
import { remoteOf } from '../site/routes/route-ids';
import type { BootData } from '../site/types';
import { loadDefinition } from './federation';

/** How long the server's HTML waits for its code before the page goes on without it. Milliseconds. */
const PATIENCE = 3000;

/** Code of pages and slots by module federation. */
export class BrowserModules implements ModuleSource {
  private readonly loaded = new Map<string, AreaModule>();
  private readonly loading = new Map<string, Promise<AreaModule>>();
  private readonly firsts = new Map<string, Promise<FirstShow>>();
  private hurry: () => void = () => {};
  private readonly hurried = new Promise<void>((resolve) => {
    this.hurry = resolve;
  });
  /** True until the first page is left: only then is there server HTML to keep. */
  private onFirstPage = true;

  constructor(private readonly boot: BootData) {}

  load(id: string): Promise<AreaModule> {
    const module = this.loaded.get(id);
    if (module) return settled(module);
    let loading = this.loading.get(id);
    if (!loading) {
      loading = this.fetchAgain(id, new Set());
      this.loading.set(id, loading);
      loading
        .then(
          (fetched) => this.loaded.set(id, fetched),
          (error: unknown) => {
            console.warn(`${id} could not be loaded:`, error);
            note({ kind: 'error', remote: remoteOf(id), error });
          },
        )
        .finally(() => this.loading.delete(id));
    }
    return loading;
  }

  first(id: string): Promise<FirstShow> {
    let first = this.firsts.get(id);
    if (!first) {
      const module = this.loaded.get(id);
      first = module ? settled({ kind: 'live', module }) : this.firstOf(id);
      this.firsts.set(id, first);
    }
    return first;
  }

  isClientRendered(id: string): boolean {
    return this.onFirstPage && this.boot.clientRendered.includes(id);
  }

  /** Somebody leaves for another page: what hydration still waits for must not hold that up. */
  leaveFirstPage(): void {
    this.hurry();
  }

  /** Another page is on screen. */
  firstPageLeft(): void {
    this.onFirstPage = false;
    this.firsts.clear();
  }

  private firstOf(id: string): Promise<FirstShow> {
    const live = this.load(id).then((module): FirstShow => ({ kind: 'live', module }));
    const kept: FirstShow = { kind: 'kept' };
    if (!this.onFirstPage) return live.catch(() => kept);
    const impatient = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    return Promise.race([live.catch(() => kept), impatient.then(() => kept), this.hurried.then(() => kept)]);
  }

  /** Each chunk that fails is asked for once more: the first time the browser may have answered with a preload that failed earlier. */
  private async fetchAgain(id: string, failed: Set<string>): Promise<AreaModule> {
    try {
      return await this.fetch(id);
    } catch (error) {
      const { name, request } = error as { name: string; request?: string };
      if (name !== 'ChunkLoadError' || !request || failed.has(request)) throw error;
      return this.fetchAgain(id, failed.add(request));
    }
  }

  private async fetch(id: string): Promise<AreaModule> {
    const remote = remoteOf(id);
    const began = performance.now();
    const address = this.boot.remotes[remote];
    if (!address) throw new Error(`No remote named ${remote}`);
    const { routes, slots } = await loadDefinition(remote, address);
    const descriptor = [...routes, ...slots].find((each) => each.id === id);
    if (!descriptor) throw new Error(`${remote} has no ${id}`);
    const module = await descriptor.load();
    note({ kind: 'load', remote, seconds: (performance.now() - began) / 1000 });
    return module;
  }
}
