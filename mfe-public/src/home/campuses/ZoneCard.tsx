import { Link } from '@university/shared/router';
import { Card, color, space, text } from '@university/shared/ui';
import styled from 'styled-components';
import type { ListedCampus } from '../../api/campuses';
import { texts } from '../texts';

const Head = styled.div`
  padding-bottom: ${space(1)};
  border-bottom: 2px solid ${color.accent};
`;

const Title = styled.h3`
  font-size: ${text.large};
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Names = styled.ul`
  list-style: none;
  padding: 0;
  margin-top: ${space(1)};
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

interface Props {
  id: string;
  title: string;
  campuses: readonly ListedCampus[];
}

/** One zone with its campuses. */
export function ZoneCard({ id, title, campuses }: Props) {
  return (
    <Card>
      <Head>
        <Title>
          <Link to={`/campus/zone/${id}`}>{title}</Link>
        </Title>
        <Count>{texts.campuses.count(campuses.length)}</Count>
      </Head>
      <Names>
        {campuses.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/campus/${slug}`}>{name}</Link>
          </li>
        ))}
      </Names>
    </Card>
  );
}
