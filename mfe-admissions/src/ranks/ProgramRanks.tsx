import { Container, Loaded, Message, PageHeader, Row, Section, SectionTitle, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import { prepareCodes } from '../rounds/categories';
import { CampusTable } from './CampusTable';
import { programRanksQuery } from './queries';
import { campusRanks } from './tables';
import { texts } from './texts';

export async function loader({ params: { code = '' }, queryClient }: LoaderArgs): Promise<PageInfo> {
  const query = programRanksQuery(code);
  await Promise.all([
    queryClient.getQueryState(query.queryKey) ?? queryClient.prefetchQuery({ ...query, retry: false }),
    prepareCodes(queryClient),
  ]);
  const known = queryClient.getQueryData(query.queryKey);
  if (!known) return { status: 503 };
  return known.program ? { title: texts.titleOf(known.program.name) } : { title: texts.unknown, status: 404 };
}

/** The ranks of one programme: by campus, category and round, with last year beside this one. */
export default function ProgramRanks() {
  const { code = '' } = useParams();
  const query = useQuery(programRanksQuery(code));
  const program = query.data?.program;
  return (
    <>
      <PageHeader title={program ? texts.titleOf(program.name) : texts.title} lead={texts.lead} seed="ranks" />
      <Section>
        <Container>
          <Stack $gap={5}>
            <Loaded query={query} loading={texts.loading} failed={texts.failed}>
              {({ ranks }) =>
                ranks.length > 0 ? (
                  campusRanks(ranks).map((each) => <CampusTable key={each.slug} ranks={each} />)
                ) : (
                  <Message>{program ? texts.noneOf : texts.unknown}</Message>
                )
              }
            </Loaded>
            <HowToRead />
            <Row>
              {program && <Link to={`/programs/${program._id}`}>{texts.programme}</Link>}
              <Link to="/admission/ranks">{texts.all}</Link>
              <Link to="/admission">{texts.admission}</Link>
            </Row>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function HowToRead() {
  return (
    <Stack as="section" $gap={1}>
      <SectionTitle>{texts.howTitle}</SectionTitle>
      {texts.how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  );
}
