import { Link } from '@university/shared/router';
import { Badge, color, Muted, SectionTitle, space, text, wide } from '@university/shared/ui';
import styled from 'styled-components';
import type { ListedProgram } from '../api/programs';
import type { Level } from '../levels';
import { texts } from '../texts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space(2)};
  padding-bottom: ${space(1)};
  border-bottom: 2px solid ${color.ink};
`;

const List = styled.ul`
  list-style: none;
  padding: 0;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: 0 ${space(2)};
  align-items: baseline;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  ${wide.tablet} {
    grid-template-columns: 4.5rem 1fr 7rem 17rem;
  }
`;

const Name = styled.span`
  font-weight: 700;
  line-height: 1.4;
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

const Aside = styled.span`
  grid-column: 2;
  color: ${color.muted};
  font-size: ${text.small};
  ${wide.tablet} {
    grid-column: auto;
    font-size: inherit;
  }
`;

interface Props {
  level: Level;
  programs: readonly ListedProgram[];
}

/** The programmes of one level; those with a page lead to it. */
export function LevelList({ level, programs }: Props) {
  return (
    <section aria-labelledby={level.slug}>
      <Head>
        <SectionTitle id={level.slug}>{level.title}</SectionTitle>
        <Muted as="span">{texts.courses.section(programs.length)}</Muted>
      </Head>
      <List>
        {programs.map((program) => (
          <Item key={program._id}>
            <span>
              <Badge>{program.code}</Badge>
            </span>
            <Name>{program.hasPage ? <Link to={`/programs/${program._id}`}>{program.name}</Link> : program.name}</Name>
            <Aside>{program.duration}</Aside>
            <Aside>{program.department}</Aside>
          </Item>
        ))}
      </List>
    </section>
  );
}
