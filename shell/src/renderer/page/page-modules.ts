import type { ModuleSource } from '../../site/contexts';
import { remoteOf } from '../../site/routes';
import type { Log } from '../log';
import { enter, nowRunning } from '../notes';
import type { Site } from '../site';

/** The areas of one page: those the server can render, and those it leaves to the browser. */
export class PageModules implements ModuleSource {
  readonly code: ModuleSource['code'];
  private readonly left = new Set<string>();

  constructor(
    { code }: Pick<Site, 'code'>,
    private readonly areas: readonly string[],
  ) {
    this.code = code;
  }

  /** Loads the code of every area beforehand, because rendering does not wait. */
  async prepare(log: Log): Promise<void> {
    await Promise.all(
      this.areas.map((id) =>
        this.code(id)
          .load()
          .catch((error: unknown) => {
            log.error({ err: error, area: id }, 'area has no server code');
            this.left.add(id);
          }),
      ),
    );
  }

  get leftToBrowser(): string[] {
    return [...this.left];
  }

  leaveToBrowser(id: string): void {
    this.left.add(id);
  }

  resume(id: string): void {
    enter({ remote: remoteOf(id), task: nowRunning().task });
  }

  leaveAllToBrowser(): void {
    for (const id of this.areas) this.left.add(id);
  }

  isClientRendered(id: string): boolean {
    return this.left.has(id);
  }
}
