import type { ReactNode } from 'react';
import { VisuallyHidden } from './layout';

/** A link that leaves the site in a new tab, and says so. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true"> ↗</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
