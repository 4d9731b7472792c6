import { Loaded } from '../components/Loaded';
import type { BlockProps } from './block';
import { TitledSection } from './SectionHead';
import { ToldList } from './ToldList';
import { useHomeNotices } from './queries';
import { texts } from './texts';

/** Invitations to students. The date is that of the announcement; the day of the event stands in the document. */
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
