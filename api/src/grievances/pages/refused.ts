import { identity } from '@university/shared/identity';
import type { ApiError } from '../../errors';
import { html } from '../../openapi/html';
import type { Page } from './send-page';
import { FIELD_NAMES, FORM_PATH, texts } from './texts';

/** What is wrong with a form, and the way back to what was typed. */
export function refusedPage(title: string, { message, issues = [] }: ApiError): Page {
  return {
    title,
    content: html`<p><strong>${message}</strong></p>
${
  issues.length > 0 &&
  html`<ul>${issues.map(({ path, message: problem }) => html`<li>${FIELD_NAMES[path] ?? path}: ${problem}</li>`)}</ul>`
}
<p>${texts.goBack}</p>
<p>${texts.again} <a href="${FORM_PATH}">${texts.form}</a>. ${texts.helpDesk} <a href="mailto:${identity.helpDesk}">${identity.helpDesk}</a>.</p>`,
  };
}
