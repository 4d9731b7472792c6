import type { NoticeSectionSummary } from '@university/shared/contract';
import { withPrefix } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useNavigate } from '@university/shared/router';
import { Button, Muted, Page, Row, SectionTitle, SelectField, Stack } from '@university/shared/kit';
import type { FormEvent } from 'react';
import { LinkList } from '../components/links';
import { Loaded } from '../components/Loaded';
import { prepare } from '@university/shared/reading';
import { FeedLink, NoticeItems } from './NoticeItems';
import { feedOf, pathOf } from './address';
import { newestQuery, noticeSectionsQuery } from './queries';
import { SECTION_IDS, sectionNamed, SECTIONS } from './sections';
import { texts } from './texts';

const words = texts.index;

const SECTION = 'section';

export default function Notices() {
  const sections = useQuery(noticeSectionsQuery());
  const newest = useQuery(newestQuery());
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack $gap={4}>
        <Loaded query={sections} loading={words.loading} failed={words.failed}>
          {(summaries) => {
            const shown = SECTION_IDS.flatMap((id) => summaries.find(({ section }) => section === id) ?? []);
            const groups = [...new Set(shown.map(({ section }) => SECTIONS[section].group))];
            if (shown.length === 0) return <Muted>{words.none}</Muted>;
            return (
              <>
                <Filter shown={shown} />
                <Loaded query={newest} loading={texts.list.loading} failed={texts.list.failed}>
                  {(notices) => <NoticeItems notices={notices} />}
                </Loaded>
                {groups.map((group) => (
                  <Stack as="section" key={group} $gap={1} aria-labelledby={slug(group)}>
                    <SectionTitle id={slug(group)}>{group}</SectionTitle>
                    <LinkList
                      label={group}
                      links={linksOf(shown.filter((each) => SECTIONS[each.section].group === group))}
                    />
                  </Stack>
                ))}
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const section = sectionNamed(url.searchParams.get(SECTION) ?? '');
  if (section) throw new Response(null, { status: 302, headers: { Location: pathOf(section) } });
  const [sections] = await Promise.all([
    prepare(queryClient, noticeSectionsQuery()),
    prepare(queryClient, newestQuery()),
  ]);
  return { status: sections ? 200 : 503, alternates: [feedOf()] };
}

const slug = (group: string) => group.toLowerCase().replaceAll(' ', '-');

const linksOf = (summaries: readonly NoticeSectionSummary[]) =>
  summaries.map(({ section, current, archived }) => ({
    to: pathOf(section),
    text: `${SECTIONS[section].label}: ${current > 0 ? words.count(current) : words.onlyArchived(archived)}`,
  }));

function Filter({ shown }: { shown: readonly NoticeSectionSummary[] }) {
  const navigate = useNavigate();
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const section = sectionNamed(String(new FormData(event.currentTarget).get(SECTION)));
    if (section) void navigate(pathOf(section));
  }
  return (
    <form method="get" action={withPrefix('/notices')} onSubmit={apply}>
      <Row>
        <SelectField
          id={SECTION}
          name={SECTION}
          label={words.section}
          none={words.everySection}
          options={shown.map(({ section }) => [section, SECTIONS[section].label])}
          defaultValue=""
        />
        <Button type="submit" $look="quiet">
          {words.show}
        </Button>
        <FeedLink />
      </Row>
    </form>
  );
}
