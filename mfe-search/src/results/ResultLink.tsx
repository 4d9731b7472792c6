import { Link } from '@university/shared/router';
import { color, radius, space, text } from '@university/shared/ui';
import styled from 'styled-components';
import type { Result } from '../engine/entry';
import type { Marks } from '../engine/search-index';
import { Marked } from './Marked';

/** A result: what it is called, and a line about it. */
export const ResultLink = styled(Link)`
  display: block;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover strong,
  &[aria-selected='true'] strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.band};
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 0 ${color.accent};
  }
  strong {
    display: block;
    color: ${color.link};
    line-height: 1.35;
  }
`;

const About = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.45;
`;

export function ResultText({
  result: { title, about },
  marks,
}: {
  result: Pick<Result, 'title' | 'about'>;
  marks: Marks;
}) {
  return (
    <>
      <strong>
        <Marked text={title} marks={marks} />
      </strong>
      {about && (
        <About>
          <Marked text={about} marks={marks} />
        </About>
      )}
    </>
  );
}
