import { HttpError, prepareFailure, toHttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '@university/shared/contract';
import { UNNAMED } from '@university/shared/identity';
import { addressIn, type Language, type Translated } from '@university/shared/language';
import type { RawInput } from '../input';
import type { Services } from '../../services';
import { sharedIdentity } from '../../settings';
import { type Call, inWordsOf, type Reader, type Route, wantsPage } from '../route';
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

interface Pages<A> {
  /** Undefined: the call sends its pages itself. */
  show?: (answer: A, reply: FastifyReply, frame: Frame) => unknown;
  refused: Readonly<Record<Language, Refused>>;
}

/** Answers a submitted form with pages, also when it fails, even before its handler. */
export function withPages<A>(services: Services, route: Route, { show, refused }: Pages<A>): Route {
  if (route.kind === 'read') return route;
  return {
    ...route,
    refuse: refusals(services, refused),
    async answer(raw: RawInput, call: Call) {
      const { request, reply, reader } = call;
      const answer = await route.answer(raw, call);
      if (!show || !wantsPage(request)) return answer;
      show((await reader.answer(route.name, answer)) as A, reply, await frameFor(services, reader));
      return undefined;
    },
  };
}

/** A failure with its own page, such as the form with the typed values. */
export class PageRefusal extends HttpError {
  constructor(
    error: Error,
    readonly page: Page,
  ) {
    const { status, code, message, ...extra } = toHttpError(error);
    super(status, code, message, extra);
  }
}

function refusals(services: Services, refused: Pages<never>['refused']) {
  return async (error: Error, request: FastifyRequest, reply: FastifyReply, reader: Reader) => {
    const failure = prepareFailure(error, request, reply);
    const { language } = reader;
    const frame = await frameFor(services, reader).catch(() => ({ ...UNNAMED, language }));
    const page = failure instanceof PageRefusal ? failure.page : refusedPage(refused[language], failure, reader, frame);
    return sendPage(reply, frame, page);
  };
}
