import { Loaded } from '../components/Loaded';
import type { BlockProps } from './block';
import { NoticeList } from './NoticeList';
import { TitledSection } from './SectionHead';
import { useHomeNotices } from './queries';
import { texts } from './texts';

/** The newest announcements: a list at rest, to be read at one's own pace. */
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
