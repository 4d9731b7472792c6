import type { ReactNode } from 'react';

export interface GuidePart {
  /** Of the heading, for links to it. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A page that explains something: what it answers, its parts, who answers for it and how old it is. */
export interface GuideContent {
  title: string;
  lead: string;
  /** Role, never a person. */
  owner: string;
  /** Day of the last change, `2025-07-15`. */
  updated: string;
  parts: readonly GuidePart[];
}
