import type { Language } from '@university/shared/language';
import { read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readPages } from '../settings/pages';
import { readDictionary } from '../translations/dictionary';
import { findPassages, prepare, type Prepared } from './find';

/** Passages of every published page in a language: made once in a version of the public data. A page without Hindi has none in it. */
const readPassages = (services: Services, language: Language): Promise<Prepared[]> =>
  services.shared(`passages-${language}`, async () => {
    const pages = await readPages(services);
    if (language === 'en') return prepare(pages);
    const hindiOf = await readDictionary(services);
    return prepare(
      pages.flatMap(({ path, title, body }) => {
        const hindi = hindiOf(body);
        return hindi === undefined ? [] : [{ path, title: hindiOf(title) ?? title, body: hindi }];
      }),
    );
  });

export function passageRoutes(services: Services): Route[] {
  return [
    read('findPassages', async ({ query: { words, in: language } }) => ({
      data: { passages: findPassages(await readPassages(services, language), words) },
    })),
  ];
}
