import type { LoaderArgs, SlotModule } from '@university/shared/remote';
import type { SiteMap } from '../boot';
import type { ModuleSource } from '../contexts';
import { comesWithPage, fillingsAt } from './slots-at';

/** How long a page waits for code and data of what fills its slots; as long as for its own data. Milliseconds. */
const PATIENCE = 1_500;

/** Gets what fills a page's slots ready; `page`: its path as its route has it. Never rejects: the page can do without, and rendering finds what is missing. */
export async function prepareFillings(
  site: SiteMap,
  page: string,
  modules: Pick<ModuleSource, 'code'>,
  args: LoaderArgs,
): Promise<void> {
  const fillings = fillingsAt(site, page, args.url.pathname).filter(comesWithPage);
  if (fillings.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  const ready = fillings.map(async ({ id }) => {
    try {
      const { loader } = (await modules.code(id).load()) as SlotModule;
      await loader?.(args);
    } catch (error) {
      console.warn(`${id} could not be prepared:`, error);
    }
  });
  await Promise.race([Promise.all(ready), timeUp]);
  clearTimeout(timer);
}
