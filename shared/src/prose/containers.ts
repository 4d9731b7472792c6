import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/** `:::note` … `:::`; not nested. */
export const CONTAINERS = ['note', 'steps', 'contact'] as const;

export type ContainerName = (typeof CONTAINERS)[number];

export interface ContainerToken extends Tokens.Generic {
  type: 'container';
  name: ContainerName;
}

const TAGS: Readonly<Record<ContainerName, readonly [open: string, close: string]>> = {
  note: ['<div role="note">', '</div>'],
  steps: ['<div class="steps">', '</div>'],
  contact: ['<address>', '</address>'],
};

const OPENING = /^:::(note|steps|contact)[ \t]*\n/;

const CLOSING = '\n:::';

/** Without an end it is ordinary text. */
export const container = {
  name: 'container',
  level: 'block',
  tokenizer(source): ContainerToken | undefined {
    const [opening, name] = OPENING.exec(source) ?? [];
    if (!opening) return undefined;
    const from = opening.length - 1;
    const within = source.indexOf(`${CLOSING}\n`, from);
    const end = within < 0 && source.endsWith(CLOSING) ? source.length - CLOSING.length : within;
    if (end < from) return undefined;
    const tokens = this.lexer.blockTokens(source.slice(from + 1, end), []);
    return { type: 'container', raw: source.slice(0, end + CLOSING.length), name: name as ContainerName, tokens };
  },
  renderer(token) {
    const [open, close] = TAGS[(token as ContainerToken).name];
    return `${open}\n${this.parser.parse(token.tokens ?? [])}${close}\n`;
  },
} satisfies TokenizerAndRendererExtension;
