import { LRUCache } from 'lru-cache';
import { type ContextType, type ReactNode, use, useState } from 'react';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';

type Sheet = ServerStyleSheet['instance'];
type Stylis = ContextType<typeof StyleSheetContext>['stylis'];

/** Rules as styled-components writes them: component, class, CSS. */
export type Rules = Parameters<Sheet['insertRules']>;

export interface StyleElement {
  html: string;
  /** What is in it. */
  css: string;
}

/** The styles of one page, or of a part that stands on many. */
export class PageStyles {
  /** In the order in which they were written. */
  readonly written: Rules[] = [];
  readonly #sheet = new ServerStyleSheet();

  constructor(known: readonly Rules[] = []) {
    const { instance } = this.#sheet;
    for (const [component, name, css] of known)
      if (!instance.hasNameForId(component, name)) instance.insertRules(component, name, css);
    const insertRules = instance.insertRules.bind(instance);
    instance.insertRules = (...rules) => {
      this.written.push(rules);
      insertRules(...rules);
    };
  }

  /** What is rendered around `children` writes its styles here. */
  around(children: ReactNode): ReactNode {
    return <Collector sheet={this.#sheet.instance}>{children}</Collector>;
  }

  /** As styled-components finds it again in the browser. */
  toElement(): StyleElement {
    const html = this.#sheet.getStyleTags();
    return { html, css: html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')) };
  }
}

function Collector({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const context = use(StyleSheetContext);
  const [collecting] = useState(() => ({ ...context, styleSheet: sheet, stylis: remembering(context.stylis) }));
  return <StyleSheetContext value={collecting}>{children}</StyleSheetContext>;
}

/** Declarations whose CSS is remembered; the site has some hundred. */
const REMEMBERED = 5_000;

const compiled = new LRUCache<string, string[]>({ max: REMEMBERED });

/** The compiler of styles, which is asked on every page for what it made for the last. */
function remembering(stylis: Stylis): Stylis {
  const compile = (css: string, selector?: string, prefix?: string, componentId?: string) => {
    const key = [selector, prefix, componentId, css].join('\n');
    let rules = compiled.get(key);
    if (!rules) {
      rules = stylis(css, selector, prefix, componentId);
      compiled.set(key, rules);
    }
    return rules;
  };
  return Object.assign(compile, { hash: stylis.hash });
}
