import { OpenSlot } from '@university/shared';
import type { HomeBlock } from '@university/shared/contract';
import { color, Container, space, wide } from '@university/shared/kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Announcements } from './Announcements';
import type { BlockProps } from './block';
import { Bulletin } from './Bulletin';
import { CampusesByZone } from './CampusesByZone';
import { Events } from './Events';
import { Messages } from './Messages';
import { News } from './News';
import { Partners } from './Partners';
import { Socials } from './Socials';
import { Study } from './Study';
import { Achievements } from './achievements/Achievements';
import type { HomeWords, ShownBlock } from './words';

/** What fills the place of what is next in admission needs to know nothing. */
const NOTHING = {};

interface Part {
  Block: ComponentType<BlockProps>;
  /**
   * `half`: two of them that follow each other stand side by side where there is room. `night`: on the dark ground.
   * `own`: brings its own room and edges.
   */
  place?: 'half' | 'night' | 'own';
}

/** Every part of the page below the banner. */
const PARTS: { readonly [B in Exclude<HomeBlock, 'hero'>]: Part } = {
  admission: { Block: () => <OpenSlot name="home.panel" gives={NOTHING} />, place: 'own' },
  announcements: { Block: Announcements, place: 'half' },
  bulletin: { Block: Bulletin, place: 'half' },
  study: { Block: Study },
  achievements: { Block: Achievements, place: 'night' },
  news: { Block: News, place: 'half' },
  events: { Block: Events, place: 'half' },
  campuses: { Block: CampusesByZone },
  messages: { Block: Messages },
  partners: { Block: Partners, place: 'half' },
  socials: { Block: Socials, place: 'half' },
};

/** Tinted and quiet grounds alternate by what is there: a part that is not shown has no ground. */
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

/** One part, or two beside each other; alone, as when the other has nothing to show, a part takes all the room. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(8)};
  ${wide.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(28rem, 1fr));
  }
`;

/** The parts of the page below the banner, in the order that the university chose. */
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

/** Parts by what stands in one line. The banner is not among them; one that a later contract has is passed over. */
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
