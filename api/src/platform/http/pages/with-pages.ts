import { toHttpError, type HttpError } from '@university/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity } from '@university/shared/identity';
import type { RawInput } from '../input';
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

/** What is wrong with a form, and the way back to what was typed. */
function refusedPage(title: string, { message, issues = [] }: HttpError, form: WayBack): Page {
  return {
    title,
    content: html`<p><strong>${message}</strong></p>
${
  issues.length > 0 &&
  html`<ul>${issues.map(({ path, message: problem }) => html`<li>${form.fields[path] ?? path}: ${problem}</li>`)}</ul>`
}
<p>${texts.goBack}</p>
<p>${texts.again} <a href="${form.path}">${form.name}</a>. ${texts.helpDesk} <a href="mailto:${identity.helpDesk}">${identity.helpDesk}</a>.</p>`,
  };
}

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
