import { identity } from '@university/shared/identity';
import type { HttpError } from '@university/web';
import { html } from '../../openapi/html';
import type { Page } from './send-page';

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
export function refusedPage(title: string, { message, issues = [] }: HttpError, form: WayBack): Page {
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
