import { answerLanguage, type EndpointName } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { invalid } from '@university/web';
import { CachedAnswer } from './answer';
import type { RawInput } from './input';
import { ReadCache } from './read-cache';
import type { Call, Route } from './route';

/** An answer in a language beside English. What has no words there stays as it is; the answer given is not changed. */
export type Translate = (name: EndpointName, answer: unknown) => Promise<unknown>;

/** The language that a call asks for, and the call without it. @throws HttpError 400 for one that there is not */
function languageOf(raw: RawInput): { language: Language; rest: RawInput } {
  const { lang, ...query } = (raw.query ?? {}) as Record<string, unknown>;
  if (lang === undefined) return { language: 'en', rest: raw };
  const { data } = answerLanguage.safeParse(lang);
  if (!data) throw invalid([{ path: 'lang', message: 'There is no such language here' }]);
  return { language: data, rest: { ...raw, query } };
}

const isForReaders = ({ endpoint: { access } }: Route) => access === 'public' || access.includes('applicant');

/**
 * The same route with `lang` among what it takes. Its handler knows nothing of languages: it answers in English, and what
 * readers get is translated as it leaves. Staff are answered in English whatever they ask for.
 */
export function inLanguages(route: Route, translate: Translate): Route {
  if (route.endpoint.method !== 'GET') return route;
  if (route.kind === 'read') {
    const cache = new ReadCache<CachedAnswer>();
    return {
      ...route,
      async answer(raw, version, turn) {
        const { language, rest } = languageOf(raw);
        if (language === 'en') return route.answer(rest, version, turn);
        const make = async () =>
          new CachedAnswer(await translate(route.name, (await route.answer(rest, version, turn)).answer));
        return cache.get(JSON.stringify([language, rest.params, rest.query]), await version(), make);
      },
    };
  }
  return {
    ...route,
    async answer(raw: RawInput, call: Call) {
      const { language, rest } = languageOf(raw);
      const answer = await route.answer(rest, call);
      return language === 'en' || answer === undefined || !isForReaders(route) ? answer : translate(route.name, answer);
    },
  };
}
