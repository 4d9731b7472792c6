import { createGlobalStyle } from 'styled-components';

/** Keeps the page behind a modal still. The gutter keeps the scroll bar's width, so that nothing shifts. */
export const ScrollLock = createGlobalStyle`
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
`;
