import { text } from '@university/shared/kit';
import styled from 'styled-components';
import { RichText } from './RichText';

const Frame = styled.div`
  && > div > p:first-child {
    font-size: ${text.body};
    line-height: inherit;
  }
`;

export function EvenText({ html }: { html: string }) {
  return (
    <Frame>
      <RichText html={html} />
    </Frame>
  );
}
