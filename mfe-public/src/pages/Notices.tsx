import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Container, PageHeader, Section, Stack } from '@university/shared/ui';
import { noticeSectionsQuery } from '../api/notice-sections';
import { prepare } from '../api/prepare';
import { feedOf } from '../notices/alternates';
import { AllSections } from '../notices/AllSections';
import { FeedLink } from '../notices/FeedLink';
import { texts } from '../notices-texts';
import { Loaded } from '../parts/Loaded';

const words = texts.index;

/** Every section of notices at /notices. */
export default function Notices() {
  const sections = useQuery(noticeSectionsQuery());
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <Container>
          <Stack $gap={3}>
            <div>
              <FeedLink />
            </div>
            <Loaded query={sections} loading={words.loading} failed={words.failed}>
              {(summaries) => <AllSections summaries={summaries} />}
            </Loaded>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const sections = await prepare(queryClient, noticeSectionsQuery());
  return { status: sections ? 200 : 503, alternates: [feedOf()] };
}
