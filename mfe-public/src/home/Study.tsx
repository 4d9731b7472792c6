import { Link } from '@university/shared/router';
import { calm, Card, color, Grid, Jaali, Muted, shadow, space, Tabs, text, wide } from '@university/shared/kit';
import styled, { css } from 'styled-components';
import { type BlockProps, type DrawnProgram, seedQuery, studyQuery } from './queries';
import { texts } from './texts';
import type { ProgramLevel } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import { Loaded } from '../components/Loaded';
import { programTexts } from '../programmes/level-texts';
import { LEVELS, taughtLevels } from '../programmes/levels';
import { TitledSection } from './SectionHead';

const card = css`
  display: grid;
  grid-template-columns: ${space(1)} minmax(0, 1fr);
  ${wide.tablet} {
    grid-template-columns: ${space(6)} minmax(0, 1fr);
  }
  height: 100%;
  padding: 0;
  overflow: hidden;
  color: ${color.ink};
  text-decoration: none;
`;

const Still = styled(Card)`
  ${card}
`;

const Clickable = styled(Card).attrs({ as: Link })<{ to: string }>`
  ${card}
  transition: box-shadow 160ms, border-color 160ms;
  &:hover {
    border-color: ${color.ink};
    box-shadow: ${shadow.float};
  }
  ${calm} {
    transition: none;
  }
`;

const Pattern = styled.span`
  position: relative;
  background: ${color.night};
  color: ${color.onNightMuted};
  svg {
    position: absolute;
    inset: 0;
    opacity: 0.55;
  }
`;

const Words = styled.span`
  display: flex;
  gap: ${space(1.5)};
  align-items: baseline;
  padding: ${space(1)} ${space(1.5)};
  ${wide.tablet} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space(0.5)};
    min-height: ${space(13)};
    padding: ${space(2)};
  }
`;

const Code = styled.span`
  flex: none;
  min-width: 2.75rem;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
  letter-spacing: 0.06em;
`;

const Name = styled.span`
  font-weight: 700;
  line-height: 1.3;
  ${Clickable} & {
    color: ${color.link};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const NoPage = styled.span`
  margin-top: auto;
  color: ${color.muted};
  font-size: ${text.small};
`;

function ProgramCard({ program }: { program: DrawnProgram }) {
  const content = (
    <>
      <Pattern aria-hidden="true">
        <Jaali seed={program.code} />
      </Pattern>
      <Words>
        <Code>{program.code}</Code> <Name>{program.name}</Name>
        {!program.hasPage && <NoPage>{texts.study.noPage}</NoPage>}
      </Words>
    </>
  );
  return program.hasPage ? <Clickable to={`/programs/${program._id}`}>{content}</Clickable> : <Still>{content}</Still>;
}

/** Texts and rules: specification, sections 1, 5 and 8. */
export function Study({ title }: Pick<BlockProps, 'title'>) {
  const tabs = taughtLevels().map(({ id, tab }) => ({ id, label: tab }));
  // DIPLOMA comes first where it is taught. Source: specification, section 2.
  const [level, setLevel] = useState<ProgramLevel>(tabs[0]?.id ?? 'DIPLOMA');
  const study = useStudy();
  if (study.data && LEVELS.every(({ id }) => study.data[id].length === 0)) return null;
  return (
    <TitledSection
      id="study"
      title={title ?? texts.study.title}
      lead={texts.study.lead}
      more={{ to: '/courses', text: texts.study.all, isButton: true }}
    >
      <div>
        <Tabs label={texts.study.levels} tabs={tabs} selected={level} onSelect={setLevel}>
          <Loaded query={study} loading={programTexts.loading} failed={programTexts.failed}>
            {(drawn) => <DrawnPrograms programs={drawn[level]} />}
          </Loaded>
        </Tabs>
      </div>
    </TitledSection>
  );
}

const List = styled(Grid).attrs({ as: 'ul' })`
  list-style: none;
  padding: 0;
  gap: ${space(1)};
  margin-top: ${space(2)};
  ${wide.tablet} {
    gap: ${space(2)};
  }
`;

const None = styled(Muted)`
  margin-top: ${space(2)};
`;

function DrawnPrograms({ programs }: { programs: readonly DrawnProgram[] }) {
  if (programs.length === 0) return <None>{texts.study.empty}</None>;
  return (
    <List $min="19rem">
      {programs.map((program) => (
        <li key={program._id}>
          <ProgramCard program={program} />
        </li>
      ))}
    </List>
  );
}

/** Observing the seed keeps it from being garbage-collected. */
function useStudy() {
  const { data: seed } = useQuery(seedQuery());
  return useQuery({ ...studyQuery(seed ?? 0), enabled: seed !== undefined });
}
