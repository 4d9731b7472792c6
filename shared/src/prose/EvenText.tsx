import { text } from '@university/shared/kit';
import styled from 'styled-components';
import { RichText } from './RichText';

const Frame = styled.div`
  && > div > p:first-child {
    font-size: ${text.body};
    line-height: inherit;
  }
`;

/** A text within a page: its first paragraph is no larger than the others. */
export function EvenText({ html }: { html: string }) {
  return (
    <Frame>
      <RichText html={html} />
    </Frame>
  );
}
