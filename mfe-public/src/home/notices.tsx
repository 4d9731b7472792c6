import { Link } from '@university/shared/router';
import { color, formatSize, narrow, space, Tabs, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { type ComponentType, useId, useState } from 'react';
import styled from 'styled-components';
import {
  type BlockProps,
  type HomeNotice,
  homeNoticesQuery,
  type HomeSection,
  type HomeWords,
  useHomeNotices,
} from './queries';
import { texts } from './texts';
import { Quiet } from '../components/parts';
import { Loaded } from '../components/Loaded';
import { TitledSection } from './SectionHead';
import { useQuery } from '@university/shared/query';

const List = styled.ul`
  list-style: none;
  padding: 0;
  border-top: 2px solid ${color.ink};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  ${wide.tablet} {
    gap: 0 ${space(3)};
    grid-template-columns: 7rem 1fr auto;
    align-items: baseline;
  }
`;

const Title = styled(Link)`
  /* On a phone it has the lines below day and size. */
  grid-column: 1 / -1;
  grid-row: 2;
  padding-block: 2px;
  font-weight: 700;
  line-height: 1.4;
  ${wide.tablet} {
    grid-area: auto;
    padding-block: ${space(0.5)};
  }
`;

const Aside = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
  white-space: nowrap;
`;

function NoticeList({ notices }: { notices: readonly HomeNotice[] }) {
  const id = useId();
  return (
    <List>
      {notices.map(({ _id, fileName, size, publishAt }, index) => (
        <Item key={_id}>
          <Aside as="time" dateTime={publishAt}>
            {formatDate(publishAt)}
          </Aside>
          <Title to={`/notices/${_id}`} aria-describedby={`${id}-${index}`}>
            {fileName}
          </Title>
          <Aside id={`${id}-${index}`}>{size > 0 && `${texts.notices.fileType}, ${formatSize(size)}`}</Aside>
        </Item>
      ))}
    </List>
  );
}

const ToldItems = styled.ul`
  padding: 0;
  border-top: 2px solid ${color.ink};
  list-style: none;
`;

const ToldItem = styled.li`
  padding-block: ${space(1)};
  ${wide.tablet} {
    padding-block: ${space(1.5)};
  }
  border-bottom: 1px solid ${color.line};
`;

const Headline = styled.h3`
  font-size: ${text.body};
  line-height: 1.4;
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Summary = styled.p`
  ${narrow.tablet} {
    li + li > & {
      display: none;
    }
  }
  line-height: 1.45;
`;

function ToldList({ notices, dayLabel }: { notices: readonly HomeNotice[]; dayLabel?: string }) {
  return (
    <ToldItems>
      {notices.map(({ _id, fileName, publishAt, summary }) => (
        <ToldItem key={_id}>
          <Headline>
            <Link to={`/notices/${_id}`}>{fileName}</Link>
          </Headline>
          <Summary>{summary}</Summary>
          <Quiet as="p">
            {dayLabel} <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          </Quiet>
        </ToldItem>
      ))}
    </ToldItems>
  );
}

type ListOfNotices = ComponentType<{ notices: readonly HomeNotice[] }>;

/** A block of the newest notices of a section, which is left out while there are none. */
const newestOf = (
  section: HomeSection,
  words: { title: string; lead?: string; failed: string },
  ListOf: ListOfNotices,
): ComponentType<BlockProps> =>
  function Newest({ title, words: page }) {
    const query = useHomeNotices(section, page);
    if (query.data?.length === 0) return null;
    return (
      <TitledSection id={section} title={title ?? words.title} lead={words.lead}>
        <Loaded query={query} loading={texts.notices.loading} failed={words.failed}>
          {(found) => <ListOf notices={found} />}
        </Loaded>
      </TitledSection>
    );
  };

export const Announcements = newestOf('announcements', texts.announcements, NoticeList);
export const Events = newestOf('student-events', texts.events, (props) => (
  <ToldList {...props} dayLabel={texts.events.announced} />
));
export const News = newestOf('news', texts.news, ToldList);

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
