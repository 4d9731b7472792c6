import { withPrefix } from '@university/shared/language';
import { tabStorage } from '@university/shared/kit';
import { useAreas } from '../site/contexts';
import { RELEASE_PATH } from '../site/boot';
import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Recovers when a new release has removed this page's files. Must be in the first script: a chunk could be gone too.
 */
export class Outdated {
  router: Router | undefined;

  constructor(private readonly release: string) {
    // Script errors do not bubble. Only the site's own scripts have an integrity.
    addEventListener('error', ({ target: script }) => (script as HTMLScriptElement).integrity && this.tell(), true);
  }

  /** Opens the target as a document, once per address and release; otherwise rethrows. */
  openAnew = async (error: unknown): Promise<never> => {
    const release = await this.newer();
    const { state, createHref, navigate } = this.router as Router;
    const target = createHref(state.navigation.location ?? state.location);
    if (!release) throw error;
    if (!isFirst(target, release)) {
      this.show();
      throw error;
    }
    // After Back, this page may still be waiting.
    addEventListener('pageshow', ({ persisted }) => persisted && navigate(state.location, { replace: true }));
    this.open(target);
    return new Promise(() => {});
  };

  /** Assigning the current URL with an anchor would only scroll. */
  open(target: string): void {
    if (new URL(target, location.href).href === location.href) location.reload();
    else location.assign(target);
  }

  private async tell(): Promise<void> {
    if ((await this.newer()) && this.router?.state.navigation.state === 'idle') this.show();
  }

  private show(): void {
    useAreas.setState({ isOutdated: true });
  }

  /** Null if unchanged or unreachable. */
  private async newer(): Promise<string | null> {
    try {
      const answer = await fetch(withPrefix(RELEASE_PATH), { cache: 'no-store' });
      const { release } = await answer.json();
      return release === this.release ? null : release;
    } catch {
      return null;
    }
  }
}

function isFirst(target: string, release: string): boolean {
  const key = `opened:${target}`;
  return tabStorage.get(key) !== release && tabStorage.set(key, release);
}
