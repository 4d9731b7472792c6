import { Link } from '@university/shared/router';
import { Card, color, Jaali, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { MinorTitle } from '../components/type';
import { TitledSection } from './SectionHead';
import type { BlockProps } from './block';
import { texts } from './texts';
import type { HomeWords } from './words';

const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
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
          <MessageCard key={message.role} {...message} />
        ))}
      </Pair>
    </TitledSection>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
`;

/** In place of a portrait: the lattice of the office. */
const Lattice = styled.div`
  position: relative;
  height: ${space(9)};
  background: ${color.night};
  color: ${color.onNightMuted};
  svg {
    position: absolute;
    inset: 0;
    opacity: 0.5;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space(3)};
  ${wide.tablet} {
    padding: ${space(4)};
  }
`;

const Quote = styled.blockquote`
  flex: 1;
  margin: ${space(1.5)} 0 ${space(2)};
  padding-left: ${space(2)};
  border-left: 4px solid ${color.accent};
  font-size: ${text.large};
  line-height: 1.5;
  text-wrap: pretty;
`;

/** The heart of one message, and the way to the whole. */
function MessageCard({ role, words, link, to }: HomeWords['messages'][number]) {
  return (
    <Frame>
      <Lattice aria-hidden="true">
        <Jaali seed={role} />
      </Lattice>
      <Words>
        <MinorTitle>{role}</MinorTitle>
        <Quote>{words}</Quote>
        <Link to={to}>{link}</Link>
      </Words>
    </Frame>
  );
}
