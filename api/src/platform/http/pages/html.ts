import { createHash } from 'node:crypto';
import { DEFAULT_LOOK, declared, type Look, nightColours, themeColours } from '@university/shared/colours';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML that is written here or was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[] | false | null | undefined;

function toText(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((part: Html) => part.text).join('');
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A template whose values are escaped, except those that are `Html`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => `${text}${toText(values[index - 1])}${part}`));
}

/** What a page with this style may do: it loads nothing and runs nothing, and sends forms to this site at most. */
export const policyFor = (style: string, formAction: 'none' | 'self' = 'none') =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action '${formAction}'; frame-ancestors 'none'`;

/** A page that loads nothing, in the site's colours. */
export const styleOf = (look: Look = DEFAULT_LOOK): string => `
:root { color-scheme: light dark; ${declared(nightColours(look))} ${declared(themeColours(look, 'light'))} }
@media (prefers-color-scheme: dark) { :root { ${declared(themeColours(look, 'dark'))} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Mukta, system-ui, sans-serif; }
header { background: var(--night); color: var(--on-night); border-bottom: 4px solid var(--accent); padding: 2rem 1rem; }
header > *, main, nav { max-width: var(--width, 66rem); margin-inline: auto; }
main, nav { padding: 0 1rem; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0 auto 0.5rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); }
h2 { margin: 3rem 0 0.5rem; font-size: 1.5rem; } h3 { font-size: 1.0625rem; margin: 0; } h4 { font-size: 0.875rem; margin: 1.25rem 0 0.25rem; color: var(--muted); }
p { max-width: 66ch; margin: 0.5rem 0; } header p { color: var(--on-night-muted); }
a { color: var(--link); text-underline-offset: 0.18em; } header a { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: 1rem 0; }
code { font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
.note { color: var(--muted); margin: 0.25rem 0 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 1rem 0.375rem 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--muted); font-weight: 600; }
@media print { article { break-inside: avoid; } nav, .skip { display: none; } }
`;
