import type { Token, Tokens } from 'marked';

const NAME = /\{#([\p{L}\p{N}-]{1,60})\}$/u;

/**
 * The name that stands at the end of a heading as `{#fees}`, and the heading without it: a link to it stays good when
 * the heading is worded anew.
 */
export function takeName(tokens: Token[]): { name?: string; tokens: Token[] } {
  const last = tokens.at(-1);
  if (last?.type !== 'text') return { tokens };
  const text = String(last.text).trimEnd();
  const [mark, name] = NAME.exec(text) ?? [];
  // A heading that is nothing but a name would say nothing.
  if (!mark || !name || (text === mark && tokens.length === 1)) return { tokens };
  return { name, tokens: [...tokens.slice(0, -1), { ...last, text: text.slice(0, -mark.length).trimEnd() }] };
}

/** A table with the bold line above it as its caption. */
export type CaptionedTable = Tokens.Table & { caption?: Token[] };

/** What a paragraph says that is bold and nothing else. */
function boldLine(token: Token | undefined): Token[] | undefined {
  if (token?.type !== 'paragraph') return undefined;
  const [only, ...others] = token.tokens ?? [];
  return only?.type === 'strong' && others.length === 0 ? only.tokens : undefined;
}

/** The same tokens, with bold lines that stand above tables as their captions. */
export function withCaptions(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const caption = token.type === 'table' ? boldLine(result.at(-1)) : undefined;
    if (caption) result.splice(-1, 1, { ...token, caption } as CaptionedTable);
    else result.push(token);
  }
  return result;
}

/** In place of a block for which there is nothing to show. */
export const NOTHING: Token = { type: 'nothing', raw: '' };

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === 'heading';

/** The same tokens without blocks that show nothing, and without headings that had nothing else below them. */
export function withoutEmptied(tokens: readonly Token[]): Token[] {
  const fromBelow: Token[] = [];
  let isBare = false;
  for (const token of [...tokens].reverse()) {
    if (token.type === 'space') continue;
    const below = fromBelow.at(-1);
    const endsHere = isHeading(token) && (!below || (isHeading(below) && below.depth <= token.depth));
    isBare = token === NOTHING || (isBare && endsHere);
    if (!isBare) fromBelow.push(token);
  }
  return fromBelow.reverse();
}
