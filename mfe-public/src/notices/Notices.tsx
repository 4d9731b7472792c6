import type { NoticeSectionSummary } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { color, Muted, narrow, SectionTitle, space, Stack, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Page } from '../components/Page';
import { prepare } from '../reading';
import { FeedLink } from './FeedLink';
import { feedOf, pathOf } from './address';
import { noticeSectionsQuery } from './queries';
import { SECTION_IDS, SECTIONS } from './sections';
import { texts } from './texts';

const words = texts.index;

/** Every section of notices at /notices. */
export default function Notices() {
  const sections = useQuery(noticeSectionsQuery());
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack $gap={3}>
        <div>
          <FeedLink />
        </div>
        <Loaded query={sections} loading={words.loading} failed={words.failed}>
          {(summaries) => <AllSections summaries={summaries} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const sections = await prepare(queryClient, noticeSectionsQuery());
  return { status: sections ? 200 : 503, alternates: [feedOf()] };
}

const List = styled.ul`
  padding: 0;
  border-top: 2px solid ${color.ink};
  list-style: none;
`;

/** What a section is, and beside it the newest of it. */
const Line = styled.li`
  display: grid;
  gap: 0 ${space(4)};
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  line-height: 1.45;
  ${wide.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space(1.5)};
  }
`;

const Name = styled.h3`
  font-size: ${text.body};
  line-height: 1.4;
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

/** A phone has room for names and what is new. */
const About = styled.p`
  ${narrow.tablet} {
    display: none;
  }
`;

const Newest = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
  a {
    display: inline-block;
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  display: block;
`;

/** The sections by group: what one finds in each, how much, and the newest. What is empty is left out. */
function AllSections({ summaries }: { summaries: readonly NoticeSectionSummary[] }) {
  const shown = SECTION_IDS.flatMap((id) => summaries.find(({ section }) => section === id) ?? []);
  const groups = [...new Set(shown.map(({ section }) => SECTIONS[section].group))];
  if (shown.length === 0) return <Muted>{words.none}</Muted>;
  return (
    <Stack $gap={4}>
      {groups.map((group) => (
        <Stack as="section" key={group} $gap={1} aria-labelledby={slug(group)}>
          <SectionTitle id={slug(group)}>{group}</SectionTitle>
          <List>
            {shown
              .filter(({ section }) => SECTIONS[section].group === group)
              .map((summary) => (
                <SectionLine key={summary.section} {...summary} />
              ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
}

const slug = (group: string) => group.toLowerCase().replaceAll(' ', '-');

function SectionLine({ section, current, archived, newest }: NoticeSectionSummary) {
  return (
    <Line>
      <div>
        <Name>
          <Link to={pathOf(section)}>{SECTIONS[section].label}</Link>
        </Name>
        <About>{SECTIONS[section].about}</About>
      </div>
      <Newest>
        {newest && (
          <>
            <time dateTime={newest.publishAt}>{formatDate(newest.publishAt)}</time>:{' '}
            <Link to={`/notices/${newest._id}`}>{newest.fileName}</Link>
          </>
        )}
        <Count>{current > 0 ? words.count(current) : words.onlyArchived(archived)}</Count>
      </Newest>
    </Line>
  );
}
