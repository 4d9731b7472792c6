import { identity } from '@university/shared/identity';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Message, Muted, Page, Row, SectionTitle, space, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { LinkList } from '../components/links';
import { Loaded } from '../components/Loaded';
import { prepare } from '@university/shared/reading';
import { FeedLink, NoticeItems } from './NoticeItems';
import { feedOf, pathOf } from './address';
import { type RecruitmentCategory, recruitmentQuery } from './queries';
import { RECRUITMENT, SECTIONS } from './sections';
import { texts } from './texts';

const words = texts.recruitment;

export default function Recruitment() {
  const categories = useQuery(recruitmentQuery());
  return (
    <Page title={words.title} lead={words.lead}>
      <Loaded query={categories} loading={words.loading} failed={words.failed}>
        {(found) => <Vacancies categories={found} />}
      </Loaded>
    </Page>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const posts = await prepare(queryClient, recruitmentQuery());
  return { status: posts ? 200 : 503, alternates: RECRUITMENT.map((section) => feedOf(section)) };
}

const Ways = styled(Row)`
  gap: ${space(0.5)} ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Advice = styled.ul`
  padding-left: ${space(2.5)};
`;

function Vacancies({ categories }: { categories: readonly RecruitmentCategory[] }) {
  return (
    <Stack $gap={6}>
      <LinkList
        label={words.categories}
        links={[
          ...categories.map(({ section }) => ({ to: `#${section}`, text: SECTIONS[section].label })),
          { to: pathOf('recruitment-rules'), text: words.rules },
        ]}
      />
      {categories.map((category) => (
        <Category key={category.section} {...category} />
      ))}
      <Message as="section" aria-labelledby="before">
        <SectionTitle id="before">{words.beforeTitle}</SectionTitle>
        <Advice>
          {words.before.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </Advice>
        <p>
          {words.contact} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
        </p>
      </Message>
    </Stack>
  );
}

function Category({ section, notices, total }: RecruitmentCategory) {
  const { label, about } = SECTIONS[section];
  return (
    <Stack as="section" $gap={2} aria-labelledby={section}>
      <div>
        <SectionTitle id={section}>{label}</SectionTitle>
        <Muted>{about}</Muted>
      </div>
      {notices.length > 0 ? <NoticeItems notices={notices} /> : <p>{words.empty}</p>}
      <Ways>
        {total > 0 && <Link to={pathOf(section)}>{words.all(total, label)}</Link>}
        <Link to={pathOf(section, true)}>{words.archiveOf(label)}</Link>
        <FeedLink section={section} />
      </Ways>
    </Stack>
  );
}
