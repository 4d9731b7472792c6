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

const Compact = styled(ActButton)`
  padding-inline: ${space(1.5)};
  ${wide.tablet} {
    padding-inline: ${space(2.5)};
  }
`;

interface WayProps extends Pick<ComponentProps<typeof ActButton>, 'isBusy' | 'onClick'> {
  words: string;
  /** On a phone, where all of them stand in one line. */
  short: string;
}

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  align-items: center;
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Quieter than the ways on, and as easy to hit. */
export const Discard = styled.button`
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
  <Compact aria-label={said} {...button}>
    <Narrow>{short}</Narrow>
    <Wide>{said}</Wide>
  </Compact>
);
