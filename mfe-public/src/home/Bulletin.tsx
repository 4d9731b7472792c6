import { space, Tabs } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { NoticeList } from './NoticeList';
import { TitledSection } from './SectionHead';
import { type BlockProps, homeNoticesQuery, type HomeSection, type HomeWords, useHomeNotices } from './queries';
import { texts } from './texts';

export const BULLETIN_TABS = (
  ['admission', 'students', 'important-links', 'notices'] as const satisfies readonly HomeSection[]
).map((id) => ({ id, label: texts.bulletin.tabs[id] }));

type BulletinTab = (typeof BULLETIN_TABS)[number]['id'];

const Kinds = styled.div`
  [role='tablist'] {
    flex-wrap: wrap;
  }
`;

const Panel = styled.div`
  margin-top: ${space(2)};
`;

const Group = styled.h3`
  margin-block: ${space(3)} ${space(1)};
`;

export function Bulletin({ title, words }: BlockProps) {
  const [chosen, setChosen] = useState<BulletinTab>();
  const { data } = useQuery(homeNoticesQuery(words.blocks));
  const kinds = data ? BULLETIN_TABS.filter(({ id }) => data[id]?.length) : BULLETIN_TABS;
  const selected = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (!selected) return null;
  return (
    <TitledSection
      id="bulletin"
      title={title ?? texts.bulletin.title}
      lead={texts.bulletin.lead}
      more={{ to: '/admission/information-bulletin', text: texts.bulletin.all }}
    >
      <Kinds>
        <Tabs label={texts.bulletin.kinds} tabs={kinds} selected={selected.id} onSelect={setChosen}>
          <Panel>
            <Kind section={selected.id} words={words} />
          </Panel>
        </Tabs>
        <noscript>
          {kinds.slice(1).map(({ id, label }) => (
            <div key={id}>
              <Group>{label}</Group>
              <Kind section={id} words={words} />
            </div>
          ))}
        </noscript>
      </Kinds>
    </TitledSection>
  );
}

function Kind({ section, words }: { section: HomeSection; words: HomeWords }) {
  return (
    <Loaded query={useHomeNotices(section, words)} loading={texts.notices.loading} failed={texts.bulletin.failed}>
      {(found) => <NoticeList notices={found} />}
    </Loaded>
  );
}
