import {
  color,
  Container,
  Grid,
  narrow,
  PHONE_WIDE,
  Picture,
  radius,
  space,
  text,
  VisuallyHidden,
  wide,
} from '@university/shared/kit';
import styled from 'styled-components';
import { Quiet } from '../components/parts';
import { TitledSection } from './SectionHead';
import { texts } from './texts';
import type { BlockProps, HomeWords, ShownBlock } from './queries';
import { identity, OpenSlot } from '@university/shared';
import { Portrait, Who } from '../people/Portrait';
import { Announcements, Bulletin, Events, News } from './notices';
import { Link } from '@university/shared/router';
import type { HomeBlock } from '@university/shared/contract';
import type { ComponentType } from 'react';
import { CampusesByZone } from './CampusesByZone';
import { Study } from './Study';
import { Achievements } from './Achievements';

const PartnerList = styled(Grid).attrs({ as: 'ul' })`
  list-style: none;
  padding: 0;
  gap: ${space(2)};
  ${wide.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  svg {
    flex: none;
    width: 36px;
    height: 36px;
  }
  ${wide.tablet} {
    gap: ${space(2)};
    svg {
      width: 48px;
      height: 48px;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 700;
  line-height: 1.2;
`;

const Field = styled(Quiet)`
  ${narrow.tablet} {
    display: none;
  }
`;

export function Partners({ title, words }: BlockProps) {
  const { partnersLead, partners, partnersPage } = words;
  if (partners.length === 0) return null;
  return (
    <TitledSection
      id="partners"
      title={title ?? texts.partners.title}
      lead={partnersLead}
      more={partnersPage ? { to: partnersPage, text: texts.partners.all } : undefined}
    >
      <PartnerList $min="10rem">
        {partners.map(({ name, field, mark }) => (
          <Item key={name}>
            {mark && (
              <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
                <path d={mark} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
              </svg>
            )}
            <span>
              <Name>{name}</Name>
              <Field>{field}</Field>
            </span>
          </Item>
        ))}
      </PartnerList>
    </TitledSection>
  );
}

const Networks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(1)};
  ${wide.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: ${space(2)};
  }
  list-style: none;
  padding: 0;
`;

const Network = styled.a`
  display: block;
  height: 100%;
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sheet};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${color.ink};
  }
`;

const NetworkName = styled.span`
  display: block;
  color: ${color.link};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

const About = styled.span`
  display: block;
  ${narrow.tablet} {
    display: none;
  }
  line-height: 1.45;
  color: ${color.muted};
  font-size: ${text.small};
`;

const NETWORKS = [
  ...identity.social,
  ...identity.youtube.slice(0, 1).map(({ url }) => ({ name: 'YouTube', url, about: texts.socials.youtube })),
];

export function Socials({ title, words }: BlockProps) {
  if (NETWORKS.length === 0) return null;
  return (
    <TitledSection id="socials" title={title ?? texts.socials.title} lead={words.socialsLead}>
      <Networks>
        {NETWORKS.map(({ name, url, about }) => (
          <li key={name}>
            <Network href={url} target="_blank" rel="noopener noreferrer">
              <NetworkName>
                {name}
                <span aria-hidden="true">&nbsp;↗</span>
                <VisuallyHidden> {texts.socials.newTab}</VisuallyHidden>
              </NetworkName>
              {about && <About>{about}</About>}
            </Network>
          </li>
        ))}
      </Networks>
    </TitledSection>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(8)};
  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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

function PeopleAtWork({ title, words: { peopleLead, peoplePicture } }: BlockProps) {
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

function Message({ role, name, picture, words, link, to }: HomeWords['messages'][number]) {
  return (
    <Frame>
      <Quote>{words}</Quote>
      <Who as="figcaption">
        {picture && <Portrait name={name ?? role} picture={picture} size="6rem" />}
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
  padding-block: ${space(2)};
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
