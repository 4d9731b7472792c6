import { langOf } from '@university/shared/language';

/** Plain text as paragraphs; duplicates are dropped, because the text is the key. */
export function Paragraphs({ text, none }: { text: string; none: string }) {
  const lines = text.split(/\n+/).map((line) => line.trim());
  const paragraphs = [...new Set(lines)].filter((line) => line !== '');
  if (paragraphs.length === 0) return <p>{none}</p>;
  return paragraphs.map((paragraph) => (
    <p key={paragraph} lang={langOf(paragraph)}>
      {paragraph}
    </p>
  ));
}
