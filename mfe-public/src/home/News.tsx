import { Loaded } from '../components/Loaded';
import type { BlockProps } from './block';
import { TitledSection } from './SectionHead';
import { ToldList } from './ToldList';
import { useHomeNotices } from './queries';
import { texts } from './texts';

/** What happened: each piece in two or three sentences; the title opens the full report. */
export function News({ title, words }: BlockProps) {
  const { news, notices } = texts;
  const query = useHomeNotices('news', words);
  if (query.data?.length === 0) return null;
  return (
    <TitledSection id="news" title={title ?? news.title}>
      <Loaded query={query} loading={notices.loading} failed={news.failed}>
        {(found) => <ToldList notices={found} />}
      </Loaded>
    </TitledSection>
  );
}
