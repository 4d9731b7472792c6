import { Container, Section, space, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { NoticeArea } from './NoticeArea';
import { NoticeList } from './NoticeList';

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
