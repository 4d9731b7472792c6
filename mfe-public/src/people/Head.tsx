import { Card, color, Muted, type ShownPicture, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { Part } from '../components/Part';
import type { DepartmentPage } from './queries';
import { Leader } from './Leader';
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
  > :last-child {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Large = styled(Portrait)`
  width: 6rem;
  font-size: ${text.heading};
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
          <Leader person={head}>{hod && <a href={`mailto:${hod}`}>{hod}</a>}</Leader>
        </Frame>
      ) : (
        <Muted>{words.vacant}</Muted>
      )}
    </Part>
  );
}
