import { OpenSlot } from '@university/shared';
import type { HomeBlock } from '@university/shared/contract';
import { color } from '@university/shared/kit';
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
import type { HomeWords } from './words';

/** What fills the place of what is next in admission needs to know nothing. */
const NOTHING = {};

/** Every part of the page below the banner. */
const BLOCKS: { readonly [B in Exclude<HomeBlock, 'hero'>]: ComponentType<BlockProps> } = {
  admission: () => <OpenSlot name="home.panel" gives={NOTHING} />,
  announcements: Announcements,
  study: Study,
  achievements: Achievements,
  messages: Messages,
  bulletin: Bulletin,
  campuses: CampusesByZone,
  news: News,
  events: Events,
  partners: Partners,
  socials: Socials,
};

/** Tinted and quiet grounds alternate by what is there: a part that is not shown has no ground. */
const Grounds = styled.div`
  > section:nth-child(odd of section) {
    background: ${color.band};
  }
`;

/** The parts of the page below the banner, in the order that the university chose. */
export function Blocks({ words }: { words: HomeWords }) {
  return (
    <Grounds>
      {words.blocks.map(({ block, title }) => {
        // One that a later contract has is passed over.
        const Block = block === 'hero' ? undefined : (BLOCKS[block] as ComponentType<BlockProps> | undefined);
        return Block && <Block key={block} title={title} words={words} />;
      })}
    </Grounds>
  );
}
