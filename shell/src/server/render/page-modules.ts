import type { FastifyBaseLogger } from 'fastify';
import type { AreaModule, FirstShow, ModuleSource } from '../../site/areas/module-source';
import type { ServerModules } from '../site';

/** The areas of one page: those the server can render, and those it leaves to the browser. */
export class PageModules implements ModuleSource {
  private readonly left = new Set<string>();
  private prepared: readonly string[] = [];

  constructor(private readonly site: ServerModules) {}

  get leftToBrowser(): string[] {
    return [...this.left];
  }

  /** Loads the code of every area beforehand, because rendering does not wait. */
  async prepare(ids: readonly string[], log: FastifyBaseLogger): Promise<void> {
    this.prepared = ids;
    await Promise.all(
      ids.map((id) =>
        this.site.load(id).catch((error: unknown) => {
          log.error({ err: error, area: id }, 'area has no server code');
          this.left.add(id);
        }),
      ),
    );
  }

  leaveToBrowser(id: string): void {
    this.left.add(id);
  }

  leaveAllToBrowser(): void {
    for (const id of this.prepared) this.left.add(id);
  }

  load(id: string): Promise<AreaModule> {
    return this.site.load(id);
  }

  first(id: string): Promise<FirstShow> {
    return this.site.first(id);
  }

  isClientRendered(id: string): boolean {
    return this.left.has(id);
  }
}
