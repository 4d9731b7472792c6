import { color } from '@university/shared/ui';
import { createGlobalStyle } from 'styled-components';

/**
 * Keeps the page behind a modal still. The gutter keeps the scroll bar's width, so that nothing shifts, and is
 * painted like the darkened page beside it.
 */
export const ScrollLock = createGlobalStyle`
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, ${color.night} 66%, ${color.paper});
  }
`;
