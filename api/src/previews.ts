import { readPreview, withDraft } from './domains/documents/draft-routes';
import type { Previewed } from './platform/http/route';
import { allRoutes } from './routes';
import type { Services } from './platform/services';

/** Of a state that is gone as soon as it was read, nothing is cached. */
const noVersion = async () => null;

/** Answers public reads as the draft would make them that a browser's token names. */
export const previews =
  (services: Services): Previewed =>
  (route, raw, token) => {
    const preview = token ? readPreview(services, token) : null;
    if (!preview) return undefined;
    return () =>
      withDraft(services, preview.id, async (inside) => {
        const same = allRoutes(inside, noVersion).find(({ name }) => name === route.name);
        if (same?.kind !== 'read') throw new Error(`${route.name} is no public read`);
        return (await same.answer(raw, noVersion)).answer;
      });
  };
