import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Container, PageHeader, Section } from '@university/shared/ui';
import { prepare } from '../api/prepare';
import { recruitmentQuery } from '../api/recruitment';
import { feedOf } from '../notices/alternates';
import { RECRUITMENT } from '../notices/sections';
import { Vacancies } from '../notices/Vacancies';
import { texts } from '../notices-texts';
import { Loaded } from '../parts/Loaded';

const words = texts.recruitment;

/** Posts to apply for, at /recruitment. */
export default function Recruitment() {
  const categories = useQuery(recruitmentQuery());
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <Container>
          <Loaded query={categories} loading={words.loading} failed={words.failed}>
            {(found) => <Vacancies categories={found} />}
          </Loaded>
        </Container>
      </Section>
    </>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const posts = await prepare(queryClient, recruitmentQuery());
  return { status: posts ? 200 : 503, alternates: RECRUITMENT.map((section) => feedOf(section)) };
}
