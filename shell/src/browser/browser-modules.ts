import { IslandCode, touched, type Wait } from '@university/shared/island';
import type { AreaModule, ModuleSource } from '../site/contexts';
import { loadLayout } from '../layout/islands';
import { note } from '../site/monitoring';
import { remoteOf } from '../site/routes';
import type { BootData } from '../site/boot';
import { isShellSlot } from '../site/slots/slots-at';

/** Milliseconds. */
const TIMEOUT = 3000;

const seen = (id: string) =>
  touched()
    .then(loadLayout)
    .then(({ whenSeen }) => whenSeen(id));

export class BrowserModules implements ModuleSource {
  private readonly codes = new Map<string, IslandCode<AreaModule>>();
  private onFirstPage = true;
  private isLeaving = false;

  constructor(private readonly boot: BootData) {}

  code(id: string): IslandCode<AreaModule> {
    let code = this.codes.get(id);
    if (!code) {
      code = new IslandCode(() => this.fetch(id), this.onFirstPage ? this.waitFor(id) : {});
      this.codes.set(id, code);
      // React may ask for code of the page being left.
      if (this.isLeaving) code.leave();
      if (!this.onFirstPage) code.startOver();
    }
    return code;
  }

  private waitFor(id: string): Wait {
    const isFilling = this.boot.slots.some((each) => each.id === id && !isShellSlot(each.slot));
    if (isFilling) return { until: () => seen(id) };
    return { until: this.boot.waits ? 'touched' : 'loaded', timeout: TIMEOUT };
  }

  isClientRendered(id: string): boolean {
    return this.onFirstPage && this.boot.clientRendered.includes(id);
  }

  leaveFirstPage(): void {
    if (!this.onFirstPage) return;
    this.isLeaving = true;
    for (const code of this.codes.values()) code.leave();
  }

  firstPageLeft(): void {
    this.onFirstPage = false;
    for (const code of this.codes.values()) code.startOver();
  }

  private async fetch(id: string): Promise<AreaModule> {
    try {
      return await this.fetchAgain(id, new Set());
    } catch (error) {
      console.warn(`${id} could not be loaded:`, error);
      note({ type: 'error', remote: remoteOf(id), error });
      throw error;
    }
  }

  /** A failed preload may be cached: retry each chunk once. */
  private async fetchAgain(id: string, failed: Set<string>): Promise<AreaModule> {
    try {
      return await this.fetchOnce(id);
    } catch (error) {
      const { name, request } = error as { name: string; request?: string };
      if (name !== 'ChunkLoadError' || !request || failed.has(request)) throw error;
      return this.fetchAgain(id, failed.add(request));
    }
  }

  private async fetchOnce(id: string): Promise<AreaModule> {
    const remote = remoteOf(id);
    const began = performance.now();
    const address = this.boot.remotes[remote];
    if (!address) throw new Error(`No remote named ${remote}`);
    const { loadDefinition } = await import(/* webpackChunkName: "federation" */ './federation');
    const { routes, slots } = await loadDefinition(remote, address);
    const descriptor = [...routes, ...slots].find((each) => each.id === id);
    if (!descriptor) throw new Error(`${remote} has no ${id}`);
    const module = await descriptor.load();
    note({ type: 'load', remote, seconds: (performance.now() - began) / 1000 });
    return module;
  }
}
