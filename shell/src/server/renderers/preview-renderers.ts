import { identityScript } from '@university/shared/identity';
import { LRUCache } from 'lru-cache';
import type { Site } from '../site';
import { RenderersOnDemand } from './on-demand';
import type { RenderersSettings } from './renderers';

/** Drafts of settings that are looked at side by side; each has a process of its own meanwhile. */
const MOST = 2;
/** Milliseconds without a task after which such a process ends. */
const IDLE = 30_000;

/**
 * Renderers for sites that say of themselves what only a draft says: it is a constant of a renderer, so one of its own
 * makes their pages. @param program what renderers run, without the identity that stands before it
 */
export class PreviewRenderers {
  readonly #bySaid = new LRUCache<string, RenderersOnDemand>({ max: MOST, dispose: (renderers) => renderers.close() });

  constructor(private readonly settings: Omit<RenderersSettings, 'count' | 'happened'>) {}

  for({ identity }: Site): RenderersOnDemand {
    const said = identityScript(identity);
    const program = said + this.settings.program;
    const found =
      this.#bySaid.get(said) ??
      new RenderersOnDemand({ ...this.settings, program, count: 1, happened: () => {} }, IDLE);
    this.#bySaid.set(said, found);
    return found;
  }

  close(): void {
    this.#bySaid.clear();
  }
}
