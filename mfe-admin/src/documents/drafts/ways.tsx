import { color, space, text, wide } from '@university/shared/kit';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ActButton } from '../../form/buttons';

const Narrow = styled.span`
  ${wide.tablet} {
    display: none;
  }
`;

export const Wide = styled.span`
  display: none;
  ${wide.tablet} {
    display: inline;
  }
`;

interface WayProps extends Pick<ComponentProps<typeof ActButton>, 'isBusy' | 'onClick'> {
  words: string;
  /** On a phone, where all of them stand in one line. */
  short: string;
}

/** How the draft stands. On a phone a line of its own above the buttons, from side to side; no line while there is nothing to say. */
export const State = styled.div`
  display: flex;
  flex: 1 0 100%;
  order: -1;
  gap: 0 ${space(1)};
  align-items: center;
  justify-content: space-between;
  color: ${color.muted};
  font-size: ${text.small};
  &:not(:has(:not(:empty))) {
    position: absolute;
  }
  ${wide.tablet} {
    flex: none;
    flex-wrap: wrap;
    order: 0;
    justify-content: start;
  }
`;

/** Quieter than the ways on, and as easy to hit. */
export const Discard = styled.button`
  flex: none;
  min-height: ${space(4)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.bad};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

/** One more thing that can be done with what is entered. */
export const Way = ({ words: said, short, ...button }: WayProps) => (
  <ActButton aria-label={said} {...button}>
    <Narrow>{short}</Narrow>
    <Wide>{said}</Wide>
  </ActButton>
);
