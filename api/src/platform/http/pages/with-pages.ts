import { toHttpError, type HttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '@university/shared/contract';
import { UNNAMED } from '@university/shared/identity';
import { addressIn, type Language, type Translated } from '@university/shared/language';
import type { RawInput } from '../input';
import type { Services } from '../../services';
import { sharedIdentity } from '../../settings';
import { type Call, inWordsOf, type Reader, type Route } from '../route';
import { sendPage, type Frame, type Page } from './send-page';
import { html } from './html';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

export interface WayBack {
  path: string;
  name: string;
  fields: Readonly<Record<string, string>>;
}

export interface Refused {
  failed: string;
  form: WayBack;
}

export async function frameFor(services: Services, reader: Reader): Promise<Frame> {
  const { look, ...given } = await sharedIdentity(services);
  const { identity } = await inWordsOf(reader, 'getIdentity', { identity: given });
  return { ...identity, look, language: reader.language };
}

/** Shows the issues of a form and links back to it. */
function refusedPage({ failed, form }: Refused, failure: HttpError, reader: Reader, { helpDesk }: Identity): Page {
  const { code, issues: wrong } = failure;
  const { message, issues = [] } = reader.failure({ status: 'error', code, message: failure.message, issues: wrong });
  const texts = TEXTS[reader.language];
  return {
    title: failed,
    content: html`<p><strong>${message}</strong></p>
${
  issues.length > 0 &&
  html`<ul>${issues.map(({ path, message: problem }) => html`<li>${form.fields[path] ?? path}: ${problem}</li>`)}</ul>`
}
<p>${texts.goBack}</p>
<p>${texts.again} <a href="${addressIn(reader.language, form.path)}">${form.name}</a>. ${texts.helpDesk} <a href="mailto:${helpDesk}">${helpDesk}</a>.</p>`,
  };
}

/** Browsers ask for HTML when they submit a form; programs and scripts do not. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

interface Pages<A> {
  show: (answer: A, reply: FastifyReply, frame: Frame) => unknown;
  refused: Readonly<Record<Language, Refused>>;
}

export function withPages<A>(services: Services, route: Route, { show, refused }: Pages<A>): Route {
  if (route.kind === 'read') return route;
  const refuse = refusals(services, refused);
  return {
    ...route,
    async answer(raw: RawInput, call: Call) {
      if (!wantsPage(call.request)) return route.answer(raw, call);
      const { request, reply, reader } = call;
      try {
        const answer = await reader.answer(route.name, await route.answer(raw, call));
        show(answer as A, reply, await frameFor(services, reader));
      } catch (error) {
        await refuse(error, request, reply, reader);
      }
      return undefined;
    },
  };
}

/** A failure with its own page, such as the form with the typed values. */
export class PageRefusal extends Error {
  constructor(
    readonly failure: HttpError,
    readonly page: Page,
  ) {
    super(failure.message);
  }
}

function refusals(services: Services, refused: Pages<never>['refused']) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply, reader: Reader): Promise<void> => {
    const own = error instanceof PageRefusal ? error : undefined;
    const failure = own?.failure ?? toHttpError(error as Error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
    const { language } = reader;
    const frame = await frameFor(services, reader).catch(() => ({ ...UNNAMED, language }));
    const page = own?.page ?? refusedPage(refused[language], failure, reader, frame);
    sendPage(reply.status(failure.status), frame, page);
  };
}

/** For calls that send pages themselves: every failure is a page in browsers, also 401. */
export function pagesOnly(services: Services, route: Route, refused: Pages<never>['refused']): Route {
  if (route.kind === 'read') return route;
  const showRefusal = refusals(services, refused);
  const refuse = async (error: unknown, request: FastifyRequest, reply: FastifyReply, reader: Reader) => {
    if (!wantsPage(request)) throw error instanceof PageRefusal ? error.failure : error;
    await showRefusal(error, request, reply, reader);
  };
  return {
    ...route,
    refuse,
    answer: async (raw: RawInput, call: Call) => {
      const { request, reply, reader } = call;
      await route.answer(raw, call).catch((error: unknown) => refuse(error, request, reply, reader));
    },
  };
}
