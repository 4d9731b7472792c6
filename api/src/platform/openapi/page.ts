import { describe } from './describe';
import type { OpenApiDocument, Operation } from './document';
import type { JsonSchema } from './examples';
import { html, Html, policyFor, styleOf } from '../http/pages/html';

/** Of whoever writes programs, whichever university it is. */
const STYLE = styleOf();

export const PAGE_POLICY = policyFor(STYLE);

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const anchorOf = (tag: string) => tag.toLowerCase().replace(/\W+/g, '-');

/** Text with `code` in it, as the contract's summaries are written. */
function prose(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}

/** The whole document as one page. */
export function openApiPage(document: OpenApiDocument): string {
  const { info, tags, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<header><h1>${info.title}</h1><p>The same for programs: <a href="openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p></header>
<nav aria-label="Groups of calls"><ul>${[...tags.map(({ name }) => name), 'Refusals', 'Schemas'].map(
    (name) => html`<li><a href="#${anchorOf(name)}">${name}</a></li>`,
  )}</ul></nav>
<main id="content" tabindex="-1">
<p>${prose(info.description)}</p>
<p>All addresses begin with <code>${document.servers[0]?.url}</code>.</p>
${tags.map(
  ({ name, description }) => html`<section aria-labelledby="${anchorOf(name)}">
<h2 id="${anchorOf(name)}">${name}</h2><p class="note">${description}.</p>
${calls.filter(({ operation }) => operation.tags.includes(name)).map(article)}</section>`,
)}
<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2><p class="note">What calls answer beside their success.</p>
<dl>${refusals(document).map(([status, text]) => html`<dt>${status}</dt><dd>${prose(text)}</dd>`)}</dl></section>
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${fields(name, schema)}</article>`,
)}</section>
</main>
</body>
</html>
`.text;
}

const isRefusal = (status: string) => Number(status) >= 304;

/** Statuses of refusals with what they mean, each once, in order. */
function refusals({ paths, components }: OpenApiDocument): [status: string, text: string][] {
  const named = Object.values(paths)
    .flatMap((operations) => Object.values(operations).flatMap(({ responses }) => Object.entries(responses)))
    .filter(([status]) => isRefusal(status))
    .map(([status, { $ref = '' }]) => [status, $ref.slice($ref.lastIndexOf('/') + 1)] as const);
  return [...new Map(named)]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([status, name]) => [status, components.responses[name]?.description ?? '']);
}

function article({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answer = responses['200'];
  const [answerType, answered] = Object.entries((answer && 'content' in answer && answer.content) || {})[0] ?? [];
  return html`<article id="${operationId}">
<h3><a href="#${operationId}"><span class="method">${method}</span> <code>${path}</code></a></h3>
<p>${prose(summary)}</p><p class="note">${description}</p>
${
  parameters.length > 0 &&
  html`<h4>Parameters</h4>${table(
    `Parameters of ${method} ${path}`,
    parameters.map(({ name, in: place, required = false, schema }) => ({ name, note: place, required, schema })),
  )}`
}
${sent && html`<h4>Sent as ${type}</h4>${fields(`Body of ${method} ${path}`, sent.schema)}`}
<h4>Answered${answerType && ` as ${answerType}`}</h4>${answered && fields(`Answer to ${method} ${path}`, answered.schema)}
<p class="note">Or <a href="#refusals">refused</a>: ${Object.keys(responses).filter(isRefusal).join(', ')}.</p>
</article>`;
}

/** An object as a table of its fields; anything else in words. */
function fields(caption: string, schema: JsonSchema): Html {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return html`<p>${describe(schema)}</p>`;
  const rows = properties.map(([name, field]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: field as JsonSchema,
  }));
  return table(caption, rows);
}

interface Row {
  name: string;
  /** Where it stands, such as `query`. */
  note?: string;
  required: boolean;
  schema: JsonSchema;
}

function table(caption: string, rows: readonly Row[]): Html {
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Value</th><th scope="col">Needed</th></tr></thead>
<tbody>${rows.map(
    ({ name, note, required, schema }) =>
      html`<tr><th scope="row"><code>${name}</code>${note && ` (${note})`}</th><td>${describe(schema)}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
  )}</tbody></table></div>`;
}
