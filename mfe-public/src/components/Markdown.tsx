import { Link } from '@university/shared/router';
import { OutsideLink, space, text as size, width } from '@university/shared/kit';
import { type ElementType, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { type Block, blocksOf, type Inline } from './markdown-blocks';

const Frame = styled.div`
  max-width: ${width.text};
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: ${space(1.5)};
  }
  ul,
  ol {
    padding-left: ${space(2.5)};
  }
  h3,
  h4 {
    font-size: ${size.large};
  }
`;

interface Props {
  text: string;
  /** Rank of the headings in it. */
  rank?: 3 | 4;
}

/** A text that editors wrote. */
export function Markdown({ text, rank = 3 }: Props) {
  return <Frame>{keyed(blocksOf(text).map((block) => blockOf(block, `h${rank}`)))}</Frame>;
}

/** A text does not change its order, so places are names enough. */
const keyed = (nodes: readonly ReactNode[], Tag: ElementType = Fragment) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  nodes.map((node, index) => <Tag key={index}>{node}</Tag>);

function blockOf(block: Block, Heading: 'h3' | 'h4'): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading>{inline(block.children)}</Heading>;
    case 'paragraph':
      return <p>{inline(block.children)}</p>;
    default: {
      const List = block.kind === 'bullets' ? 'ul' : 'ol';
      return <List>{keyed(block.items.map(inline), 'li')}</List>;
    }
  }
}

const inline = (pieces: readonly Inline[]): ReactNode => keyed(pieces.map(pieceOf));

function pieceOf(piece: Inline): ReactNode {
  if (piece.kind === 'text') return piece.text;
  const children = inline(piece.children);
  if (piece.kind === 'strong') return <strong>{children}</strong>;
  if (piece.kind === 'em') return <em>{children}</em>;
  const { href } = piece;
  if (/^https?:/.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>;
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
