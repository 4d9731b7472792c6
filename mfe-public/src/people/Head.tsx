import { Link } from '@university/shared/router';
import { Card, color, Muted, type ShownPicture, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { Part } from '../components/Part';
import type { DepartmentPage } from './queries';
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
  department: Pick<DepartmentPage, 'head' | 'hod'>;
  picture: ShownPicture | null | undefined;
}

/** Who heads a department, or that nobody does. */
export function Head({ department: { head, hod }, picture }: Props) {
  return (
    <Part id="head" title={words.head}>
      {head ? (
        <Frame>
          <Large name={head.name} picture={picture} size="6rem" />
          <Words>
            <Link to={`/faculty/${head._id}`}>{head.name}</Link>
            <div>{head.designation}</div>
            {hod && <a href={`mailto:${hod}`}>{hod}</a>}
          </Words>
        </Frame>
      ) : (
        <Muted>{words.vacant}</Muted>
      )}
    </Part>
  );
}
