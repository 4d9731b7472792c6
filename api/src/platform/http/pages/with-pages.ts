import { toHttpError, type HttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '@university/shared/contract';
import { UNNAMED } from '@university/shared/identity';
import type { RawInput } from '../input';
import type { Services } from '../../services';
import { sharedIdentity } from '../../settings';
import type { Call, Route } from '../route';
import { sendPage, type Page } from './send-page';
import { html } from './html';

/** The form that was sent, on the website that serves this API under its own address. */
export interface WayBack {
  path: string;
  /** What to call it. */
  name: string;
  /** Names of the fields, as the form has them. */
  fields: Record<string, string>;
}

const texts = {
  goBack: 'Go back with the Back button of your browser: what you typed is still there.',
  again: 'Or start again:',
  helpDesk: 'If it goes on, write to',
} as const;

interface Refused {
  /** Title of the page of a failure. */
  failed: string;
  /** Where the form is, and what it calls its fields. */
  form: WayBack;
}

/** What is wrong with a form, and the way back to what was typed. */
function refusedPage({ failed, form }: Refused, { message, issues = [] }: HttpError, { helpDesk }: Identity): Page {
  return {
    title: failed,
    content: html`<p><strong>${message}</strong></p>
${
  issues.length > 0 &&
  html`<ul>${issues.map(({ path, message: problem }) => html`<li>${form.fields[path] ?? path}: ${problem}</li>`)}</ul>`
}
<p>${texts.goBack}</p>
<p>${texts.again} <a href="${form.path}">${form.name}</a>. ${texts.helpDesk} <a href="mailto:${helpDesk}">${helpDesk}</a>.</p>`,
  };
}

/** Whether a browser sends a form of a page by itself: it asks for a page; programs and scripts do not. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

interface Pages<A> extends Refused {
  /** Sends the page of an answer, of this university. */
  show: (answer: A, reply: FastifyReply, identity: Identity) => unknown;
}

/** The same action, which answers forms of pages without scripts with pages, success and failure alike. Reads stay as they are. */
export function withPages<A>(services: Services, route: Route, pages: Pages<A>): Route {
  if (route.kind === 'read') return route;
  const refuse = refusals(services, pages);
  return {
    ...route,
    async answer(raw: RawInput, call: Call) {
      if (!wantsPage(call.request)) return route.answer(raw, call);
      const { request, reply } = call;
      try {
        pages.show((await route.answer(raw, call)) as A, reply, await sharedIdentity(services));
      } catch (error) {
        await refuse(error, request, reply);
      }
      return undefined;
    },
  };
}

/** A failure with a page of its own, such as the form again with what was typed. */
export class PageRefusal extends Error {
  constructor(
    readonly failure: HttpError,
    readonly page: Page,
  ) {
    super(failure.message);
  }
}

/** Answers failures with pages. */
function refusals(services: Services, pages: Refused) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const own = error instanceof PageRefusal ? error : undefined;
    const failure = own?.failure ?? toHttpError(error as Error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
    const identity = await sharedIdentity(services).catch(() => UNNAMED);
    sendPage(reply.status(failure.status), identity, own?.page ?? refusedPage(pages, failure, identity));
  };
}

/** A call that sends pages itself: for browsers every failure is one too, also that nobody is signed in. */
export function pagesOnly(services: Services, route: Route, pages: Refused): Route {
  if (route.kind === 'read') return route;
  const showRefusal = refusals(services, pages);
  const refuse = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw error instanceof PageRefusal ? error.failure : error;
    await showRefusal(error, request, reply);
  };
  return {
    ...route,
    refuse,
    answer: async (raw: RawInput, call: Call) => {
      await route.answer(raw, call).catch((error: unknown) => refuse(error, call.request, call.reply));
    },
  };
}
