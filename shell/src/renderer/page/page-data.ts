import { setMaxListeners } from 'node:events';
import { ApiError, type ApiPort, createQueryClient } from '@university/shared';
import type { Site } from '../site';

/**
 * What a page, or something made of pages, is read into. Its time begins now.
 * @param deadline milliseconds for all calls together
 */
export const pageData = ({ pages }: Pick<Site, 'pages'>, api: ApiPort, deadline: number) =>
  createQueryClient({ api: withDeadline(api, deadline), sitePages: async () => pages });

/** A port whose calls fail once the page's time is up, so many milliseconds from now. */
export function withDeadline(api: ApiPort, deadline: number): ApiPort {
  const timeUp = AbortSignal.timeout(deadline);
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
