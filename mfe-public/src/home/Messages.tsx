import { Link } from '@university/shared/router';
import { Card, color, Jaali, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { MinorTitle } from '../components/Page';
import { TitledSection } from './SectionHead';
import { texts } from './texts';

const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  ${wide.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A few words of Chancellor and Vice-Chancellor, by their office: the page outlives whoever holds it. */
export function Messages() {
  const { title, chancellor, viceChancellor } = texts.messages;
  return (
    <TitledSection id="messages" title={title}>
      <Pair>
        <MessageCard {...chancellor} to="/chancellor" />
        <MessageCard {...viceChancellor} to="/vice-chancellor" />
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

interface Props {
  role: string;
  words: string;
  link: string;
  to: string;
}

/** The heart of one message, and the way to the whole. */
function MessageCard({ role, words, link, to }: Props) {
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
