import { langOf } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import { FactList, Page, Row, SectionTitle, space, Stack, text, wide, width } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Corrections } from '../components/Corrections';
import { WithAside } from '../components/parts';
import { LoadedPage } from '../components/LoadedPage';
import { EvenText, RichText } from '@university/shared/prose';
import { prepareOne } from '@university/shared/reading';
import { Portrait } from './Portrait';
import { type Member as Shown, memberQuery } from './queries';
import { personData } from './structured-data';
import { texts } from './texts';

const words = texts.member;

export default function FacultyMember() {
  const { id = '' } = useParams();
  return (
    <LoadedPage query={useQuery(memberQuery(id))} texts={words} to="/academics/faculty" link={words.all}>
      {(member, way) => <Member member={member} way={way} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, memberQuery(id), words.missingTitle, (member) => {
    const { name, designation, department } = member;
    return {
      title: words.pageTitle(name, department.name),
      description: words.describe(name, designation, department.name),
      structuredData: [personData(member, url.origin)],
    };
  });

const Large = styled(Portrait)`
  width: 8rem;
  ${wide.tablet} {
    width: 12rem;
    justify-self: end;
  }
  font-size: ${text.display};
`;

const Lines = styled.ul`
  max-width: ${width.text};
  padding-left: ${space(2.5)};
  overflow-wrap: anywhere;
`;

function Member({ member, way }: { member: Shown; way: ReactNode }) {
  const { _id, name, designation, department, email, overview, research, research_text, picture } = member;
  return (
    <Page
      title={name}
      lead={`${designation}, ${department.name}`}
      seed={_id}
      picture={picture && <Large name={name} picture={picture} size="12rem" />}
    >
      <WithAside
        aside={
          <FactList
            facts={[
              { term: words.designation, value: designation, width: 'whole' },
              {
                term: words.department,
                value: <Link to={`/dept/${department._id}`}>{department.name}</Link>,
                width: 'whole',
              },
              { term: words.email, value: <a href={`mailto:${email}`}>{email}</a>, width: 'whole' },
            ]}
          />
        }
      >
        <Stack $gap={5}>
          {overview && (
            <Stack>
              <SectionTitle>{words.overview}</SectionTitle>
              <RichText html={overview} />
            </Stack>
          )}
          <List title={words.qualifications} lines={member.qualifications} />
          {(research.length > 0 || research_text) && (
            <List title={words.research} lines={research}>
              {research_text && <EvenText html={research_text} />}
            </List>
          )}
          <List title={words.publications} lines={member.publications} />
          <Corrections corrections={member.corrections} />
          <Row>{way}</Row>
        </Stack>
      </WithAside>
    </Page>
  );
}

function List({ title, lines, children }: { title: string; lines: readonly string[]; children?: ReactNode }) {
  if (lines.length === 0 && !children) return null;
  return (
    <Stack>
      <SectionTitle>{title}</SectionTitle>
      {children}
      {lines.length > 0 && (
        <Lines>
          {[...new Set(lines)].map((line) => (
            <li key={line} lang={langOf(line)}>
              {line}
            </li>
          ))}
        </Lines>
      )}
    </Stack>
  );
}
