import { answerLanguage, failure } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { invalid } from '@university/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawInput } from './input';
import { ReadCache } from './read-cache';
import { type Call, CachedAnswer, ENGLISH, type Reader, type Route, type Translator } from './route';

function languageOf(raw: RawInput): { language: Language; rest: RawInput } {
  const { lang, ...query } = (raw.query ?? {}) as Record<string, unknown>;
  if (lang === undefined) return { language: 'en', rest: raw };
  const { data } = answerLanguage.safeParse(lang);
  if (!data) throw invalid([{ path: 'lang', message: 'There is no such language here' }]);
  return { language: data, rest: { ...raw, query } };
}

const isForReaders = ({ endpoint: { access } }: Route) => access === 'public' || access.includes('applicant');

const askedIn = ({ query }: FastifyRequest): Language =>
  answerLanguage.safeParse((query as { lang?: unknown }).lang).data ?? 'en';

/**
 * Adds `lang` to a route. Handlers answer in English, and answers for readers are translated afterwards; handlers of pages
 * are given the reader. Staff always get English.
 */
export function inLanguages(route: Route, translator: Translator): Route {
  const readerOf = (language: Language): Reader => (language === 'en' ? ENGLISH : { language, ...translator });
  if (route.kind === 'read') {
    const cache = new ReadCache<CachedAnswer>();
    return {
      ...route,
      async answer(raw, version, turn) {
        const { language, rest } = languageOf(raw);
        if (language === 'en') return route.answer(rest, version, turn);
        const make = async () =>
          new CachedAnswer(await translator.answer(route.name, (await route.answer(rest, version, turn)).answer));
        return cache.get(JSON.stringify([language, rest.params, rest.query]), await version(), make);
      },
    };
  }
  const { refuse } = route;
  return {
    ...route,
    async answer(raw: RawInput, call: Call) {
      const { language, rest } = languageOf(raw);
      const reader = isForReaders(route) ? readerOf(language) : ENGLISH;
      const answer = await route.answer(rest, { ...call, reader });
      return answer === undefined ? undefined : reader.answer(route.name, answer);
    },
    ...(refuse && {
      refuse: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
        refuse(error, request, reply, readerOf(askedIn(request))),
    }),
  };
}

/** Translates refusals, also those before a handler. The `data` of a 409 is translated as the call's answer. */
export function refusalsInLanguages(app: FastifyInstance, translator: Translator): void {
  app.addHook('preSerialization', async (request, { statusCode }, payload) => {
    if (statusCode < 400 || askedIn(request) === 'en') return payload;
    const { success, data: refusal } = failure.safeParse(payload);
    if (!success) return payload;
    const { data, ...said } = translator.failure(refusal);
    const { call } = request.routeOptions.config;
    if (data === undefined || !call) return said;
    return { ...said, ...((await translator.answer(call, { data })) as object) };
  });
}
