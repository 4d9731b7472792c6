import { resultAddresses, type SeatFact, type SeatTone, withCategory } from '@university/shared/contract';
import { html, type Html } from '../../../platform/http/pages/html';
import type { Speech } from './speech';

/** The page of a record on the website that serves this API under its own address. */
export function showPath(round: { track: string; round: number }): string {
  const addresses = resultAddresses(round);
  return withCategory(addresses.showPath, addresses);
}

/** Where every result is. */
export const RESULTS_PATH = '/admission/result';

export const factList = (facts: readonly SeatFact[], { linked }: Speech): Html =>
  html`<dl>${facts.map(
    ({ term, lines, link }) =>
      html`<div><dt>${term}</dt><dd>${lines.map((line) => html`<p>${line}</p>`)}${link && html`<p>${linked(link)}</p>`}</dd></div>`,
  )}</dl>`;

/** Something people must know. */
export const box = (tone: SeatTone, content: Html): Html => html`<div class="box ${tone}">${content}</div>`;

/** What went wrong. */
export const alertBox = (message: string | undefined): Html | undefined =>
  message ? html`<div class="box bad" role="alert"><p><strong>${message}</strong></p></div>` : undefined;

interface Field {
  name: string;
  label: string;
  value: string;
  hint?: string;
  error?: string;
  /** Further attributes. */
  more?: Html;
}

/** A labelled field, with what was typed and what is wrong with it. */
export function field({ name, label, value, hint, error, more }: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label>${hint && html`<p class="note" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
<input id="${name}" name="${name}" value="${value}"${described !== '' && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${more}></div>`;
}
