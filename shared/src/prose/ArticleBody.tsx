import { Fragment, type ReactNode } from 'react';
import type { ProsePart } from './markdown';
import { RichText } from './RichText';

interface Props {
  parts: readonly ProsePart[];
  blocks?: Readonly<Record<string, () => ReactNode>>;
}

export function ArticleBody({ parts, blocks = {} }: Props) {
  return keyed(parts).map(({ part, key, isFirst }) => (
    <Fragment key={key}>
      {'html' in part ? <RichText html={part.html} goesOn={!isFirst} /> : shown(blocks, part.block)}
    </Fragment>
  ));
}

const shown = (blocks: NonNullable<Props['blocks']>, name: string): ReactNode =>
  Object.hasOwn(blocks, name) ? blocks[name]?.() : null;

const keyed = (parts: readonly ProsePart[]) => parts.map((part, index) => ({ part, key: index, isFirst: index === 0 }));
