import {
  ButtonLink,
  type Fact,
  FactList,
  formatMoney,
  Muted,
  Page,
  Row,
  space,
  Stack,
  Table,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled from 'styled-components';
import { Corrections } from '../components/Corrections';
import { HeaderPicture } from '../components/HeaderPicture';
import { Part, Quiet, WithAside } from '../components/parts';
import type { ProgramYear } from '@university/shared/contract';
import { type DetailedProgram, programQuery } from './detail';
import { texts } from './texts';
import { lastDate, costOf, feeTableOf, frameworkLevel, totalCredits, yearsInOrder } from './facts';
import { OpenSlot, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type QueryClient, useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import type { ReactNode } from 'react';
import { LoadedPage } from '../components/LoadedPage';
import { RichText } from '@university/shared/prose';
import { prepareOne } from '@university/shared/reading';
import { LEVELS } from './levels';
import { Dates, Entry, Fees, HowToApply, Seats, Teachers } from './parts';
import { course } from './structured-data';

const words = texts.program;

const Courses = styled.ul`
  padding-left: ${space(2)};
  ${wide.tablet} {
    columns: 2;
    column-gap: ${space(4)};
  }
`;

const COLUMNS = [words.year, { name: words.credits, isNumber: true }, words.courses, words.exitAward];

export function Years({ years }: Pick<DetailedProgram, 'years'>) {
  return (
    <Table
      caption={words.yearsCaption}
      columns={COLUMNS}
      rows={yearsInOrder(years).map(({ number, year: { credits, courses, syllabus, exitAward } }) => [
        words.yearNumber(number),
        credits,
        (courses.length > 0 || syllabus) && <Papers key="papers" courses={courses} syllabus={syllabus} />,
        <Exit key="exit" award={exitAward} />,
      ])}
    />
  );
}

function Papers({ courses, syllabus }: Pick<ProgramYear, 'courses' | 'syllabus'>) {
  return (
    <>
      {courses.length > 0 && (
        <Courses>
          {courses.map((course) => (
            <li key={course}>{course}</li>
          ))}
        </Courses>
      )}
      {syllabus && <a href={syllabus}>{words.syllabus}</a>}
    </>
  );
}

const Award = styled.strong`
  display: block;
`;

function Exit({ award }: { award: string | null }) {
  if (!award) return <Quiet>{words.noExit}</Quiet>;
  const level = frameworkLevel(award);
  return (
    <>
      <Award>{award}</Award>
      {level && <Quiet>{words.framework(level)}</Quiet>}
    </>
  );
}

/** City by campus slug, for structured data only. */
async function readCities(client: QueryClient): Promise<ReadonlyMap<string, string>> {
  try {
    const { campuses } = (await read(client, calls.listCampuses)).data;
    return new Map(campuses.map(({ slug, city }) => [slug, city]));
  } catch {
    return new Map();
  }
}

/** Without detail it has no page: specification, sections 5 and 8. */
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
      removed={() => (
        <>
          <p>
            <strong>{words.closed}</strong>
          </p>
          <p>{words.closedHelp}</p>
        </>
      )}
    >
      {(program, way) => <Detail program={program} way={way} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, programQuery(id), words.missingTitle, async (program) => ({
    title: program.name,
    description: words.describe(program),
    // Only readers of the server's HTML need it.
    ...(typeof window === 'undefined' && {
      structuredData: [course(program, url.origin, await readCities(queryClient))],
    }),
  }));

function Detail({ program, way }: { program: DetailedProgram; way: ReactNode }) {
  const { about, careers, picture, applying, teachers } = program;
  return (
    <Page
      title={program.name}
      lead={`${program.duration}, ${program.mode}`}
      seed={program.code}
      picture={picture && <HeaderPicture picture={picture} />}
    >
      <Sheet data-one-sheet="">
        <WithAside aside={<Glance program={program} way={way} />}>
          <Stack $gap={5}>
            {about && (
              <Part id="about" title={words.about}>
                <RichText html={about} />
              </Part>
            )}
            {careers.length > 0 && (
              <Part id="careers" title={words.careers}>
                <Careers>
                  {careers.map((career) => (
                    <li key={career}>{career}</li>
                  ))}
                </Careers>
              </Part>
            )}
            <Entry program={program} />
            <Seats program={program} />
            <Fees program={program} />
            <Dates applying={applying} />
            <OpenSlot
              name="programme.aside"
              gives={{ code: program.code, name: program.name, level: program.programLevel, track: program.track }}
            />
            {Object.keys(program.years).length > 0 && (
              <Part id="years" title={words.years}>
                <Muted>{words.yearsLead}</Muted>
                <Years years={program.years} />
              </Part>
            )}
            <Teachers teachers={teachers} />
            <HowToApply program={program} />
            <Corrections corrections={program.corrections} />
          </Stack>
        </WithAside>
      </Sheet>
    </Page>
  );
}

/** On paper two sides in columns, facts only. */
const Sheet = styled.div`
  @media print {
    columns: 3;
    column-gap: ${space(3)};
    &,
    > div,
    div:has(> section) {
      display: block;
    }
    section {
      margin-bottom: ${space(2)};
    }
    section:has(> :is(#about, #careers, #teachers)) {
      display: none;
    }
    th,
    td,
    dl > div {
      padding-block: 2px;
    }
    tr,
    dl > div {
      break-inside: avoid;
    }
    [role='region'],
    dl {
      min-width: 0;
      border-radius: 0;
    }
    /* A column is too narrow for a table of more than three. */
    section:has(th:nth-child(4)) {
      column-span: all;
    }
  }
`;

const Careers = styled.ul`
  columns: 16rem;
  padding-left: ${space(2.5)};
`;

const Ways = styled(Row)`
  ${notPrinted}
`;

function Glance({ program, way }: { program: DetailedProgram; way: ReactNode }) {
  return (
    <Part id="facts" title={words.facts}>
      <FactList facts={factsOf(program)} />
      <Ways>
        <ButtonLink to={`/courses/compare?ids=${program._id}`} $look="quiet">
          {words.compare}
        </ButtonLink>
        {way}
      </Ways>
    </Part>
  );
}

function factsOf(program: DetailedProgram): Fact[] {
  const { deadline } = program.applying ?? {};
  const credits = totalCredits(program.years);
  const general = feeTableOf(program)?.payers[0];
  const years = Object.keys(program.years).length;
  return [
    { term: words.code, value: program.code },
    { term: words.level, value: LEVELS.find(({ id }) => id === program.programLevel)?.short },
    { term: words.duration, value: program.duration },
    { term: words.mode, value: program.mode },
    { term: words.credits, value: credits > 0 && credits },
    { term: words.seats, value: program.campuses.length > 0 && words.seatsAt(program.seats, program.campuses.length) },
    { term: words.firstPayment, value: general && formatMoney(general.firstPayment) },
    { term: words.firstYear, value: general && formatMoney(costOf(general, 1)) },
    ...(years > 1 ? [{ term: words.wholeCourse(years), value: general && formatMoney(costOf(general, years)) }] : []),
    { term: words.lastDate, value: deadline && lastDate(deadline) },
    {
      term: words.department,
      value: <Link to={`/dept/${program.department._id}`}>{program.department.name}</Link>,
      width: 'half',
    },
  ];
}
