import { Link } from '@university/shared/router';
import { Card, color, SectionTitle, space, Stack, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { DepartmentPeople } from './queries';
import { Portrait } from './Portrait';
import { texts } from './texts';

const words = texts.department;

const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  max-width: 40rem;
  border-left: 4px solid ${color.accent};
`;

const Large = styled(Portrait)`
  width: 6rem;
  font-size: ${text.heading};
`;

const Words = styled.div`
  flex: 1 1 14rem;
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    padding-block: 2px;
  }
  > :first-child {
    font-size: ${text.large};
    font-weight: 700;
  }
`;

interface Props {
  head: DepartmentPeople['head'];
  /** The e-mail that the department names as its head's. */
  hod: string;
}

/** Who heads a department. Where nobody on the faculty has the e-mail, it stands alone. */
export function Head({ head, hod }: Props) {
  if (!head && !hod) return null;
  const email = head?.email ?? hod;
  return (
    <Stack as="section" aria-labelledby="head">
      <SectionTitle id="head">{words.head}</SectionTitle>
      <Frame>
        {head && <Large name={head.name} seed={head._id} />}
        <Words>
          {head && (
            <>
              <Link to={`/faculty/${head._id}`}>{head.name}</Link>
              <div>{head.designation}</div>
            </>
          )}
          <a href={`mailto:${email}`}>{email}</a>
        </Words>
      </Frame>
    </Stack>
  );
}
