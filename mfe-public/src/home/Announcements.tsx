import { Container, Section, space, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import type { BlockProps } from './block';
import { NoticeList } from './NoticeList';
import { SectionHead } from './SectionHead';
import { useHomeNotices } from './queries';
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
export function Announcements({ title, words }: BlockProps) {
  const { announcements, notices } = texts;
  const query = useHomeNotices('announcements', words);
  if (query.data?.length === 0) return null;
  return (
    <Section aria-labelledby="announcements">
      <Columns>
        <SectionHead id="announcements" title={title ?? announcements.title} lead={announcements.lead} />
        <Loaded query={query} loading={notices.loading} failed={announcements.failed}>
          {(found) => <NoticeList notices={found} />}
        </Loaded>
      </Columns>
    </Section>
  );
}
