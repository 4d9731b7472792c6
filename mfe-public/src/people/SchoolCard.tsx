import { Link } from '@university/shared/router';
import { Card, color, Jaali, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { School } from '../programmes/schools';
import type { Staffing } from './queries';
import { texts } from './texts';

const Frame = styled(Card)`
  padding: 0;
  overflow: hidden;
  break-inside: avoid;
`;

const Head = styled.div`
  position: relative;
  padding: ${space(2.5)};
  background: ${color.night};
  color: ${color.onNight};
  @media print {
    background: none;
    color: inherit;
  }
  h3 {
    position: relative;
    font-size: ${text.large};
    padding-right: ${space(8)};
  }
`;

const Pattern = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: 40%;
  color: ${color.accent};
  opacity: 0.5;
  mask-image: linear-gradient(to left, black, transparent);
  @media print {
    display: none;
  }
`;

const Departments = styled.ul`
  list-style: none;
  padding: ${space(1)} ${space(2.5)} ${space(2)};
  li {
    padding-block: ${space(1)};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li > a {
    display: inline-block;
    padding-block: 2px;
    font-weight: 700;
  }
`;

const Staff = styled.div`
  color: ${color.muted};
  font-size: ${text.small};
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

interface Props {
  school: School;
  staffing: Record<string, Staffing> | undefined;
}

export function SchoolCard({ school: { code, name, departments }, staffing = {} }: Props) {
  return (
    <Frame>
      <Head>
        <Pattern>
          <Jaali seed={code} />
        </Pattern>
        <h3>{name}</h3>
      </Head>
      <Departments>
        {departments.map(({ _id, name: department }) => (
          <li key={_id}>
            <Link to={`/dept/${_id}`}>{department}</Link>
            {staffing[_id] && <DepartmentStaff {...staffing[_id]} />}
          </li>
        ))}
      </Departments>
    </Frame>
  );
}

function DepartmentStaff({ head, teachers }: Staffing) {
  return (
    <Staff>
      {head && (
        <>
          {texts.people.head} <Link to={`/faculty/${head._id}`}>{head.name}</Link> ·{' '}
        </>
      )}
      {texts.people.teachers(teachers)}
    </Staff>
  );
}
