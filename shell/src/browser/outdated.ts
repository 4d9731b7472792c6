import { withPrefix } from '@university/shared/language';
import { tabStorage } from '@university/shared/kit';
import { useAreas } from '../site/contexts';
import { RELEASE_PATH } from '../site/boot';
import type { createBrowserRouter } from 'react-router-dom';

/** That of the tab. */
export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What a page does when its code cannot be had because the site was released anew since it was opened, and the files
 * of its releases are gone. All of this is in the first script: a chunk of its own might be gone too.
 */
export class Outdated {
  router: Router | undefined;

  /** @param release The mark of what this page was made from. */
  constructor(private readonly release: string) {
    // Errors of scripts do not bubble. The site's own have an integrity; what extensions add has none.
    addEventListener('error', ({ target: script }) => (script as HTMLScriptElement).integrity && this.tell(), true);
  }

  /**
   * Opens the page that somebody is on the way to as a document, at most once for each address and release; this page
   * ends meanwhile, and nothing follows. Throws the error where that would not help.
   */
  openAnew = async (error: unknown): Promise<never> => {
    const release = await this.newer();
    const { state, createHref, navigate } = this.router as Router;
    const target = createHref(state.navigation.location ?? state.location);
    if (!release) throw error;
    if (!isFirst(target, release)) {
      this.show();
      throw error;
    }
    // Who comes back may find this page as it was left, still on its way.
    addEventListener('pageshow', ({ persisted }) => persisted && navigate(state.location, { replace: true }));
    this.open(target);
    return new Promise(() => {});
  };

  /** Back and forward have changed the address already; if it has an anchor, assigning it would only scroll. */
  open(target: string): void {
    if (new URL(target, location.href).href === location.href) location.reload();
    else location.assign(target);
  }

  /** Something came too late for the page on screen: people are told, because they may be typing. */
  private async tell(): Promise<void> {
    if ((await this.newer()) && this.router?.state.navigation.state === 'idle') this.show();
  }

  private show(): void {
    useAreas.setState({ isOutdated: true });
  }

  /** The mark of what the site serves now, where it is another. Null also while the site does not answer. */
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

/** Whether this tab has not yet opened this address for this release. False where the tab may not remember. */
function isFirst(target: string, release: string): boolean {
  const key = `opened:${target}`;
  return tabStorage.get(key) !== release && tabStorage.set(key, release);
}
