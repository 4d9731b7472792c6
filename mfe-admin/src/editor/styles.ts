import { color, radius, space, text } from '@university/shared/kit';
import { ArticleFrame } from '@university/shared/prose/source';
import styled from 'styled-components';

/** Where a text is written, as readers will see it. What ProseMirror would put into a style element of its own stands here. */
export const Sheet = styled(ArticleFrame)`
  .ProseMirror {
    min-height: 12rem;
    max-height: 70vh;
    padding: ${space(2)};
    overflow: auto;
    border: 2px solid ${color.muted};
    border-radius: ${radius.small};
    background: ${color.sheet};
    white-space: break-spaces;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
  }
  .ProseMirror[aria-invalid='true'] {
    border-color: ${color.bad};
  }
  .ProseMirror > * + * {
    margin-top: ${space(2)};
  }
  h2 {
    font-size: ${text.heading};
  }
  h3 {
    font-size: ${text.large};
  }
  table {
    table-layout: fixed;
  }
  th,
  td {
    border: 1px solid ${color.line};
  }
  li p {
    margin: 0;
  }
  [data-block] {
    padding: ${space(1)} ${space(2)};
    border: 2px dashed ${color.muted};
    color: ${color.muted};
  }
  .ProseMirror-selectednode {
    outline: 3px solid ${color.link};
  }
  .selectedCell {
    background: ${color.band};
  }
  [data-refused] {
    text-decoration: line-through;
    color: ${color.bad};
  }
  .ProseMirror-gapcursor {
    position: relative;
    display: block;
  }
  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    width: 1.5rem;
    border-top: 2px solid ${color.ink};
  }
`;

export const Problems = styled.ul`
  padding-left: ${space(3)};
  font-size: ${text.small};
`;
