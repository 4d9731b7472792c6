import { OpenSlot } from '@university/shared';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import {
  ButtonLink,
  formatMoney,
  Muted,
  Row,
  SectionTitle,
  space,
  Stack,
  type Fact,
  FactList,
} from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadedPage } from '../components/LoadedPage';
import { Page } from '../components/Page';
import { prepareOne } from '../reading';
import { Years } from './Years';
import { LEVELS } from './levels';
import { type DetailedProgram, programQuery } from './queries';
import { course } from './structured-data';
import { texts } from './texts';
import { totalCredits } from './years';

const words = texts.program;

/** One programme. Without detail it has no page: specification, sections 5 and 8. */
export default function Program() {
  const { id = '' } = useParams();
  return (
    <LoadedPage
      query={useQuery(programQuery(id))}
      texts={words}
      to="/courses"
      link={words.back}
      missing={
        <>
          <p>
            <strong>{words.missing}</strong>
          </p>
          <p>{words.missingHelp}</p>
        </>
      }
    >
      {(program, way) => <Detail program={program} way={way} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, programQuery(id), words.missingTitle, (program) => ({
    title: program.name,
    description: words.describe(program.name, program.duration, program.eligibility),
    structuredData: [course(program, url.origin)],
  }));

function Detail({ program, way }: { program: DetailedProgram; way: ReactNode }) {
  return (
    <Page title={program.name} lead={`${program.duration}, ${program.mode}`} seed={program.code}>
      <Stack $gap={6}>
        <Stack as="section" aria-labelledby="facts">
          <SectionTitle id="facts">{words.facts}</SectionTitle>
          <FactList facts={factsOf(program)} />
        </Stack>
        <OpenSlot
          name="programme.aside"
          gives={{ code: program.code, name: program.name, level: program.programLevel }}
        />
        <Stack as="section" aria-labelledby="years">
          <div>
            <SectionTitle id="years">{words.years}</SectionTitle>
            <Muted>{words.yearsLead}</Muted>
          </div>
          <Years years={program.years} />
        </Stack>
        <Row>
          <ButtonLink to="/admission">{words.apply}</ButtonLink>
          {way}
        </Row>
      </Stack>
    </Page>
  );
}

const Campuses = styled.ul`
  list-style: none;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

/** What people ask about a programme first. */
const factsOf = (program: DetailedProgram): Fact[] => [
  { term: words.code, value: program.code },
  { term: words.level, value: LEVELS.find(({ id }) => id === program.programLevel)?.short },
  { term: words.duration, value: program.duration },
  { term: words.mode, value: program.mode },
  { term: words.credits, value: totalCredits(program.years) },
  { term: words.intake, value: words.seats(program.intake) },
  { term: words.fee, value: program.fee === null ? words.agreedFee : formatMoney(program.fee), width: 'half' },
  {
    term: words.department,
    value: <Link to={`/dept/${program.department._id}`}>{program.department.name}</Link>,
    width: 'half',
  },
  { term: words.eligibility, value: program.eligibility, width: 'whole' },
  { term: words.campuses, value: <CampusLinks campuses={program.campuses} />, width: 'whole' },
];

function CampusLinks({ campuses }: Pick<DetailedProgram, 'campuses'>) {
  if (campuses.length === 0) return words.noCampuses;
  return (
    <Campuses>
      {campuses.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/campus/${slug}`}>{name}</Link>
        </li>
      ))}
    </Campuses>
  );
}
