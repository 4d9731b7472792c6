import styled, { css, keyframes } from 'styled-components';
import { color, narrow, radius, space, width } from './tokens';

const edge = `color-mix(in srgb, ${color.ink} 30%, transparent)`;
const left = `inset 1rem 0 0.75rem -0.75rem ${edge}`;
const right = `inset -1rem 0 0.75rem -0.75rem ${edge}`;

const shades = keyframes`
  0% { box-shadow: inset 1rem 0 0.75rem -0.75rem transparent, ${right}; }
  5%, 95% { box-shadow: ${left}, ${right}; }
  100% { box-shadow: ${left}, inset -1rem 0 0.75rem -0.75rem transparent; }
`;

/** Scrolls horizontally, with shadows where browsers support scroll timelines. */
export const tableFrame = css`
  width: fit-content;
  min-width: min(${width.text}, 100%);
  max-width: 100%;
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  @supports (animation-timeline: scroll()) {
    animation: ${shades} linear;
    animation-timeline: scroll(self inline);
  }
`;

/** On phones, tables with many columns become labels and values. Needs `tableRoles`. */
export const stackedOnPhones = css`
  ${narrow.phone} {
    &:has(> thead th:nth-child(3):not([data-number])),
    &:has(> thead th:nth-child(4):not([data-number])),
    &:has(> thead th:nth-child(5)) {
      &,
      caption,
      tbody,
      tr,
      th,
      td {
        display: block;
        min-width: 0;
      }
      thead {
        position: absolute;
        clip-path: inset(50%);
      }
      tr {
        padding-block: ${space(1)};
      }
      tbody :is(th, td) {
        padding-block: 2px;
        text-align: left;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      tbody tr > :first-child {
        font-weight: 700;
      }
      td:empty,
      tr:not(:has(> :not(:empty))) {
        display: none;
      }
      [data-label]::before {
        content: attr(data-label) ': ';
        color: ${color.muted};
        font-weight: 400;
      }
      /* Its label is read as the head of its column already. */
      @supports (content: 'a' / '') {
        [data-label]::before {
          content: attr(data-label) ': ' / '';
        }
      }
    }
  }
`;

export const TableFrame = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  ${tableFrame}
`;
