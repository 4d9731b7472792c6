import styled, { css, keyframes } from 'styled-components';
import { color, radius, width } from './tokens';

const edge = `color-mix(in srgb, ${color.ink} 30%, transparent)`;
const left = `inset 1rem 0 0.75rem -0.75rem ${edge}`;
const right = `inset -1rem 0 0.75rem -0.75rem ${edge}`;

const shades = keyframes`
  0% { box-shadow: inset 1rem 0 0.75rem -0.75rem transparent, ${right}; }
  5%, 95% { box-shadow: ${left}, ${right}; }
  100% { box-shadow: ${left}, inset -1rem 0 0.75rem -0.75rem transparent; }
`;

/**
 * The region around a table: as wide as the text, or wider where there is room and the table needs it. Where there is
 * not, it scrolls by itself, and where browsers can tell, a shade says on which side there is more.
 */
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

/** Such a region, which the keyboard scrolls as well. Name it by `aria-labelledby`. */
export const TableFrame = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  ${tableFrame}
`;
