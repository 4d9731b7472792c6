import type { NoticeSectionSummary } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Card, color, Grid, Muted, SectionTitle, space, Stack, text } from '@university/shared/kit';
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

const Name = styled.h3`
  font-size: ${text.large};
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Count = styled.p`
  font-weight: 700;
`;

const Newest = styled.p`
  margin-top: ${space(1)};
  padding-top: ${space(1)};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.5;
  a {
    overflow-wrap: anywhere;
  }
`;

/** The sections by group: what one finds in each, how much, and the newest. What is empty is left out. */
function AllSections({ summaries }: { summaries: readonly NoticeSectionSummary[] }) {
  const shown = SECTION_IDS.flatMap((id) => summaries.find(({ section }) => section === id) ?? []);
  const groups = [...new Set(shown.map(({ section }) => SECTIONS[section].group))];
  if (shown.length === 0) return <Muted>{words.none}</Muted>;
  return (
    <Stack $gap={6}>
      {groups.map((group) => (
        <Stack as="section" key={group} $gap={2} aria-labelledby={slug(group)}>
          <SectionTitle id={slug(group)}>{group}</SectionTitle>
          <Grid>
            {shown
              .filter(({ section }) => SECTIONS[section].group === group)
              .map((summary) => (
                <SectionCard key={summary.section} {...summary} />
              ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

const slug = (group: string) => group.toLowerCase().replaceAll(' ', '-');

function SectionCard({ section, current, archived, newest }: NoticeSectionSummary) {
  return (
    <Card>
      <Name>
        <Link to={pathOf(section)}>{SECTIONS[section].label}</Link>
      </Name>
      <p>{SECTIONS[section].about}</p>
      <Count>{current > 0 ? words.count(current) : words.onlyArchived(archived)}</Count>
      {newest && (
        <Newest>
          {words.newest} <Link to={`/notices/${newest._id}`}>{newest.fileName}</Link>,{' '}
          <time dateTime={newest.publishAt}>{formatDate(newest.publishAt)}</time>
        </Newest>
      )}
    </Card>
  );
}
