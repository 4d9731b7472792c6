import { DEFAULT_LOOK, FIXED, type Look, lookOf } from '@university/shared/colours';
import { type Language, LANGUAGES, type Translated } from '@university/shared/language';
import { globalCssOf } from '@university/shared/look';
import { ROOT_ID, type BootData } from '../../site/boot';
import { contentSecurityPolicy, bootElements, escapeHtml, scriptTags } from '../../renderer/page/document';
import { releaseMark, type ShellBuild } from '../../renderer/shell-build';
import { EncodedBytes } from '@university/web';
import type { PageAnswer } from '../pages/page-cache';
import type { Site } from '../site';
import { texts } from '../texts';
import { texts as hindi } from '../texts.hi';

export type Previews = Readonly<Record<string, string>>;

const TEXTS: Record<Language, Translated<typeof texts>> = { en: texts, hi: hindi };

const styleOf = ({ light: { accent } }: Look, onAccent = FIXED.light['on-accent']) => `
body{margin:0;font:1rem/1.6 system-ui,sans-serif}
.preview{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;background:${accent};color:${onAccent}}
.preview button{font:inherit;font-weight:700;min-height:2rem;padding:0 1rem;border:2px solid ${onAccent};background:none;color:inherit;border-radius:.375rem;cursor:pointer}
.choose{max-width:40rem;margin:3rem auto;padding:0 1rem}
.choose label{display:block;margin-top:1rem;font-weight:700}
.choose input{box-sizing:border-box;width:100%;padding:.5rem;font:inherit}
.choose button{margin-top:1.5rem;padding:.5rem 1rem;font:inherit}
`;

interface PreviewAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

const head = (title: string, style: string, language: Language = 'en') =>
  `<!doctype html><html lang="${LANGUAGES[language].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style>`;

/** Rendered in the browser only: unreleased code must not run here. */
export function previewPage(site: Site, shell: ShellBuild, previews: Previews): PreviewAnswer {
  const origins = Object.values(previews).map((address) => new URL(address).origin);
  const what = Object.entries(previews)
    .map(([name, address]) => `<strong>${name}</strong> from ${escapeHtml(address)}`)
    .join(', ');
  const bar = `<form class="preview" method="post" action="/preview" role="region" aria-label="Preview"><span>Preview: ${what}. Only this browser sees it.</span><button>Reset</button></form>`;
  return inBrowser(site, shell, { title: 'Preview', bar, previews, origins });
}

export function barePage(site: Site, shell: ShellBuild, language: Language): PageAnswer {
  const { title, text } = TEXTS[language].later;
  const waiting = `<main class="choose"><h1>${title}</h1><p>${text}</p></main>`;
  const { headers, body } = inBrowser(site, shell, { title: escapeHtml(site.identity.name), waiting, language });
  return { status: 503, headers: { ...headers, 'retry-after': '2' }, body: new EncodedBytes(body), isCacheable: false };
}

interface InBrowser {
  title: string;
  bar?: string;
  language?: Language;
  waiting?: string;
  previews?: Previews;
  origins?: string[];
}

function inBrowser(
  site: Site,
  shell: ShellBuild,
  { title, bar = '', language, waiting = '', previews = {}, origins = [] }: InBrowser,
): PreviewAnswer {
  const look = lookOf(site.identity);
  const style = styleOf(look);
  const globalCss = globalCssOf(look);
  const boot: BootData = {
    ...site.forBrowser(),
    release: releaseMark(shell, site.releases),
    queries: [],
    pageInfo: {},
    clientRendered: [],
    previews,
  };
  return {
    status: 200,
    headers: {
      ...HEADERS,
      'content-security-policy': contentSecurityPolicy([style, globalCss], [...site.remoteOrigins, ...origins]),
    },
    body: `${head(title, style, language)}<style>${globalCss}</style>${scriptTags({ entry: shell.entry, start: [] }, { areas: [] })}</head><body>
${bar}
<div id="${ROOT_ID}">${waiting}</div>${bootElements(site.identity, boot)}</body></html>
`,
  };
}

export function choicePage(names: readonly string[], wanted: Previews, allowed: readonly string[]): PreviewAnswer {
  const style = styleOf(DEFAULT_LOOK);
  const fields = names.map(
    (name) =>
      `<label for="${name}">${name}</label><input id="${name}" name="${name}" type="url" value="${escapeHtml(wanted[name] ?? '')}" placeholder="released">`,
  );
  return {
    status: 200,
    headers: { ...HEADERS, 'content-security-policy': contentSecurityPolicy([style], []) },
    body: `${head('Try a release', style)}</head><body><main class="choose"><h1>Try a release in this browser</h1>
<p>Give the address that holds its remote.json. Allowed: ${escapeHtml(allowed.join(', '))}. Others go on seeing what is released.</p>
<form method="post" action="/preview">${fields.join('')}<button>Try it</button></form></main></body></html>
`,
  };
}
