import { Container, Section, space, Tabs, wide } from '@university/shared/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { NoticeArea, NoticeList } from './NoticeList';
import { SectionHead, TitledSection } from './SectionHead';
import type { HomeSection } from './queries';
import { texts } from './texts';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(3)};
  ${wide.desktop} {
    grid-template-columns: 1fr 2.4fr;
    gap: ${space(6)};
  }
`;

/** The newest announcements: a list at rest, to be read at one's own pace. */
export function Announcements() {
  const { title, lead, failed, empty } = texts.announcements;
  return (
    <Section $band aria-labelledby="announcements">
      <Columns>
        <SectionHead id="announcements" title={title} lead={lead} />
        <NoticeArea section="announcements" failed={failed} empty={empty}>
          {(notices) => <NoticeList notices={notices} />}
        </NoticeArea>
      </Columns>
    </Section>
  );
}

/** The tabs of the information bulletin: the contract's sections of that group, which visitor pages cannot import. */
export const BULLETIN_TABS = [
  { id: 'admission', label: 'Admission' },
  { id: 'students', label: 'Students' },
  { id: 'important-links', label: 'Important links' },
  { id: 'notices', label: 'Notices' },
] as const satisfies readonly { id: HomeSection; label: string }[];

type BulletinTab = (typeof BULLETIN_TABS)[number]['id'];

/** Four tabs are too wide for a phone: they take two lines there. */
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

/** The newest notices of each kind. Without scripts, where tabs cannot change, the kinds stand below each other. */
export function Bulletin() {
  const [selected, setSelected] = useState<BulletinTab>('admission');
  const { title, lead, kinds, all } = texts.bulletin;
  return (
    <TitledSection
      id="bulletin"
      title={title}
      lead={lead}
      isBand
      more={{ to: '/admission/information-bulletin', text: all }}
    >
      <Kinds>
        <Tabs label={kinds} tabs={BULLETIN_TABS} selected={selected} onSelect={setSelected}>
          <Panel>
            <Kind section={selected} />
          </Panel>
        </Tabs>
        <noscript>
          {BULLETIN_TABS.slice(1).map(({ id, label }) => (
            <div key={id}>
              <Group>{label}</Group>
              <Kind section={id} />
            </div>
          ))}
        </noscript>
      </Kinds>
    </TitledSection>
  );
}

function Kind({ section }: { section: HomeSection }) {
  return (
    <NoticeArea section={section} failed={texts.bulletin.failed} empty={texts.bulletin.empty}>
      {(notices) => <NoticeList notices={notices} />}
    </NoticeArea>
  );
}
