import { Muted } from '@university/shared/kit';
import { articleOf, type ProsePart, RichText } from '@university/shared/prose';
import { useDeferredValue, useEffect, useState } from 'react';
import { texts } from '../texts';

const TOP = 3;

export function TextPreview({ text }: { text: string }) {
  const parts = useParts(useDeferredValue(text));
  return parts.map((part, index) =>
    'html' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <RichText key={index} html={part.html} goesOn={index > 0} isPreview />
    ) : (
      <Muted key={part.block}>{texts.block(part.block)}</Muted>
    ),
  );
}

function useParts(text: string): readonly ProsePart[] {
  const [parts, setParts] = useState<readonly ProsePart[]>([]);
  useEffect(() => {
    let isWanted = true;
    void articleOf(text, undefined, TOP).then((article) => isWanted && setParts(article.parts));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return parts;
}
