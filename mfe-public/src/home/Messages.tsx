import { Link } from '@university/shared/router';
import { color, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { TitledSection } from './SectionHead';
import type { BlockProps } from './block';
import { texts } from './texts';
import type { HomeWords } from './words';

const Pair = styled.div`
  display: grid;
  gap: ${space(3)} ${space(8)};
  ${wide.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A few words of Chancellor and Vice-Chancellor, by their office: the page outlives whoever holds it. */
export function Messages({ title, words: { messages } }: BlockProps) {
  if (messages.length === 0) return null;
  return (
    <TitledSection id="messages" title={title ?? texts.messages.title}>
      <Pair>
        {messages.map((message) => (
          <Message key={message.role} {...message} />
        ))}
      </Pair>
    </TitledSection>
  );
}

const Frame = styled.figure`
  padding-left: ${space(2)};
  border-left: 4px solid ${color.accent};
  ${wide.tablet} {
    padding-left: ${space(3)};
  }
`;

const Quote = styled.blockquote`
  margin: 0 0 ${space(1)};
  line-height: 1.5;
  text-wrap: pretty;
  ${wide.tablet} {
    font-size: ${text.large};
  }
`;

const Role = styled.h3`
  font-size: ${text.body};
`;

/** The heart of one message, and the way to the whole. */
function Message({ role, words, link, to }: HomeWords['messages'][number]) {
  return (
    <Frame>
      <Quote>{words}</Quote>
      <figcaption>
        <Role>{role}</Role>
        <Link to={to}>{link}</Link>
      </figcaption>
    </Frame>
  );
}
