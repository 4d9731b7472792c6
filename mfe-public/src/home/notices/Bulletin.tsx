import { ButtonLink, Container, Section, space, Stack, Tabs } from '@university/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { HomeSection } from '../../api/home-notices';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { BULLETIN_TABS, type BulletinTab } from './bulletin-tabs';
import { NoticeArea } from './NoticeArea';
import { NoticeList } from './NoticeList';

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
    <Section $band aria-labelledby="bulletin">
      <Container>
        <Stack $gap={3}>
          <SectionHead id="bulletin" title={title} lead={lead} />
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
          <div>
            <ButtonLink $look="quiet" to="/admission/information-bulletin">
              {all}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

function Kind({ section }: { section: HomeSection }) {
  return (
    <NoticeArea section={section} failed={texts.bulletin.failed} empty={texts.bulletin.empty}>
      {(notices) => <NoticeList notices={notices} />}
    </NoticeArea>
  );
}
