import { setMaxListeners } from 'node:events';
import { ApiError, type ApiPort, createQueryClient } from '@university/shared';
import type { Site } from '../site';

/** How long a page waits for its data before it is rendered with what there is. Milliseconds. */
export const DATA_DEADLINE = 1500;

/** What a page, or something made of pages, is read into. Its time begins now. */
export const pageData = ({ pages }: Pick<Site, 'pages'>, api: ApiPort) =>
  createQueryClient({ api: withDeadline(api), sitePages: async () => pages });

/** A port whose calls fail once the page's time is up, counted from now. */
export function withDeadline(api: ApiPort): ApiPort {
  const timeUp = AbortSignal.timeout(DATA_DEADLINE);
  // A page may have any number of calls under way.
  setMaxListeners(0, timeUp);
  return {
    get(path, query) {
      return new Promise((resolve, reject) => {
        const late = () => reject(new ApiError(0, 'timeout', 'The data did not arrive in time.'));
        if (timeUp.aborted) return late();
        timeUp.addEventListener('abort', late, { once: true });
        api
          .get(path, query, timeUp)
          .then(resolve, reject)
          .finally(() => timeUp.removeEventListener('abort', late));
      });
    },
  };
}
