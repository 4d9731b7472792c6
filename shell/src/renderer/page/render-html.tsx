import { Writable } from 'node:stream';
import { type ContextType, type ReactNode, use, useState } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';

/** Rejects with the first error, also below Suspense. */
export function renderHtml(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
      // No outlined boundaries: they need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError(error) {
        reject(error);
        queueMicrotask(() => abort(error));
      },
    });
  });
}

type Sheet = ServerStyleSheet['instance'];
type Stylis = ContextType<typeof StyleSheetContext>['stylis'];

export type Rules = Parameters<Sheet['insertRules']>;

export interface StyleElement {
  html: string;
  css: string;
}

export class PageStyles {
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

  around(children: ReactNode): ReactNode {
    return <Collector sheet={this.#sheet.instance}>{children}</Collector>;
  }

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

const REMEMBERED = 5_000;

const compiled = new LRUCache<string, string[]>({ max: REMEMBERED });

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
