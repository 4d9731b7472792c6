import { toHttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawInput } from '../input';
import type { Call, Route } from '../route';
import { refusedPage, type WayBack } from './refused';
import { sendPage } from './send-page';

/** Whether a browser sends a form of a page by itself: it asks for a page; programs and scripts do not. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

interface Pages<A> {
  /** Sends the page of an answer. */
  show: (answer: A, reply: FastifyReply) => unknown;
  /** Title of the page of a failure. */
  failed: string;
  /** Where the form is, and what it calls its fields. */
  form: WayBack;
}

/** The same action, which answers forms of pages without scripts with pages, success and failure alike. Reads stay as they are. */
export function withPages<A>(route: Route, { show, failed, form }: Pages<A>): Route {
  if (route.kind === 'read') return route;
  return {
    ...route,
    async answer(raw: RawInput, call: Call) {
      if (!wantsPage(call.request)) return route.answer(raw, call);
      const { request, reply } = call;
      try {
        show((await route.answer(raw, call)) as A, reply);
      } catch (error) {
        const failure = toHttpError(error as Error);
        if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
        if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
        sendPage(reply.status(failure.status), refusedPage(failed, failure, form));
      }
      return undefined;
    },
  };
}
