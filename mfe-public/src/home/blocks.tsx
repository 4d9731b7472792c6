import { Loaded } from '../components/Loaded';
import { Portrait } from '../people/people';
import { NoticeList } from './NoticeList';
import { TitledSection } from './SectionHead';
import { type BlockProps, type HomeWords, type ShownBlock, useHomeNotices } from './queries';
import { texts } from './texts';
import { ToldList } from './ToldList';
import { Link } from '@university/shared/router';
import { color, Container, PHONE_WIDE, Picture, radius, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { OpenSlot } from '@university/shared';
import type { HomeBlock } from '@university/shared/contract';
import type { ComponentType } from 'react';
import { Bulletin } from './Bulletin';
import { CampusesByZone } from './CampusesByZone';
import { Partners } from './Partners';
import { Socials } from './Socials';
import { Study } from './Study';
import { Achievements } from './achievements/Achievements';

export function Announcements({ title, words }: BlockProps) {
  const { announcements, notices } = texts;
  const query = useHomeNotices('announcements', words);
  if (query.data?.length === 0) return null;
  return (
    <TitledSection id="announcements" title={title ?? announcements.title} lead={announcements.lead}>
      <Loaded query={query} loading={notices.loading} failed={announcements.failed}>
        {(found) => <NoticeList notices={found} />}
      </Loaded>
    </TitledSection>
  );
}

export function Events({ title, words }: BlockProps) {
  const { events, notices } = texts;
  const query = useHomeNotices('student-events', words);
  if (query.data?.length === 0) return null;
  return (
    <TitledSection id="student-events" title={title ?? events.title}>
      <Loaded query={query} loading={notices.loading} failed={events.failed}>
        {(found) => <ToldList notices={found} dayLabel={events.announced} />}
      </Loaded>
    </TitledSection>
  );
}

export function News({ title, words }: BlockProps) {
  const { news, notices } = texts;
  const query = useHomeNotices('news', words);
  if (query.data?.length === 0) return null;
  return (
    <TitledSection id="news" title={title ?? news.title}>
      <Loaded query={query} loading={notices.loading} failed={news.failed}>
        {(found) => <ToldList notices={found} />}
      </Loaded>
    </TitledSection>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space(3)} ${space(8)};
  ${wide.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

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

const Wide = styled.div`
  img {
    border-radius: ${radius.large};
  }
`;

export function PeopleAtWork({ title, words: { peopleLead, peoplePicture } }: BlockProps) {
  if (!peoplePicture) return null;
  const { width, height } = peoplePicture;
  return (
    <TitledSection id="people" title={title ?? texts.people.title} lead={peopleLead}>
      <Wide>
        <Picture picture={peoplePicture} ratio={width / height} sizes={`(min-width: 78rem) 75rem, ${PHONE_WIDE}`} />
      </Wide>
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

const Who = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  p {
    margin: 0;
  }
`;

const Face = styled(Portrait)`
  width: 6rem;
`;

function Message({ role, name, picture, words, link, to }: HomeWords['messages'][number]) {
  return (
    <Frame>
      <Quote>{words}</Quote>
      <Who>
        {picture && <Face name={name ?? role} picture={picture} size="6rem" />}
        <div>
          <Role>{role}</Role>
          {name && <p>{name}</p>}
          <Link to={to}>{link}</Link>
        </div>
      </Who>
    </Frame>
  );
}

const NOTHING = {};

interface Part {
  Block: ComponentType<BlockProps>;
  /** `half`: two in a row share a line. `night`: dark ground. `own`: brings its own section. */
  place?: 'half' | 'night' | 'own';
}

const PARTS: { readonly [B in Exclude<HomeBlock, 'hero'>]: Part } = {
  admission: { Block: () => <OpenSlot name="home.panel" gives={NOTHING} />, place: 'own' },
  announcements: { Block: Announcements, place: 'half' },
  bulletin: { Block: Bulletin, place: 'half' },
  study: { Block: Study },
  achievements: { Block: Achievements, place: 'night' },
  news: { Block: News, place: 'half' },
  events: { Block: Events, place: 'half' },
  people: { Block: PeopleAtWork },
  campuses: { Block: CampusesByZone },
  messages: { Block: Messages },
  partners: { Block: Partners, place: 'half' },
  socials: { Block: Socials, place: 'half' },
};

/** Alternates grounds of visible sections only. */
const Bands = styled.div`
  > :nth-child(odd of :has(section)) {
    background: ${color.band};
  }
`;

const Band = styled.div<{ $isNight: boolean }>`
  && {
    ${({ $isNight }) => $isNight && `background: ${color.night}; color: ${color.onNight};`}
  }
  padding-block: ${space(2.5)};
  &:not(:has(section)) {
    display: none;
  }
  ${wide.tablet} {
    padding-block: ${space(7)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(8)};
  ${wide.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(28rem, 1fr));
  }
`;

export function Blocks({ words }: { words: HomeWords }) {
  return (
    <Bands>
      {bandsOf(words.blocks).map((band) => (
        <BandOf key={band.map(({ block }) => block).join()} band={band} words={words} />
      ))}
    </Bands>
  );
}

function BandOf({ band, words }: { band: readonly KnownBlock[]; words: HomeWords }) {
  const parts = band.map(({ block, title }) => {
    const { Block } = PARTS[block];
    return <Block key={block} title={title} words={words} />;
  });
  const place = placeOf(band[0]);
  if (place === 'own') return <div>{parts}</div>;
  return (
    <Band $isNight={place === 'night'}>
      <Columns>{parts}</Columns>
    </Band>
  );
}

type KnownBlock = ShownBlock & { block: keyof typeof PARTS };

const placeOf = (part: KnownBlock | undefined) => part && PARTS[part.block].place;

/** Unknown blocks of a later contract are skipped. */
function bandsOf(blocks: readonly ShownBlock[]): KnownBlock[][] {
  const bands: KnownBlock[][] = [];
  for (const part of blocks.filter((each): each is KnownBlock => each.block in PARTS)) {
    const last = bands.at(-1);
    const isBeside = placeOf(part) === 'half' && last?.length === 1 && placeOf(last[0]) === 'half';
    if (isBeside) last.push(part);
    else bands.push([part]);
  }
  return bands;
}
