import type { Ref } from 'react';

/** What the field of a text is told. */
export interface ArticleProps {
  id: string;
  label: string;
  /** What the text is called where it is spoken of. */
  title: string;
  hint?: string;
  error?: string;
  /** Of what is written. */
  lang?: string;
  /** Markdown. */
  value: string;
  name: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: Ref<{ focus: () => void }>;
}
