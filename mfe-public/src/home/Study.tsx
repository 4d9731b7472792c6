import type { ProgramLevel } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Grid, Muted, space, Tabs, wide } from '@university/shared/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { programTexts } from '../programmes/level-texts';
import { LEVELS, taughtLevels } from '../programmes/levels';
import { ProgramCard } from './ProgramCard';
import type { BlockProps } from './words';
import { TitledSection } from './SectionHead';
import { type DrawnProgram, seedQuery, studyQuery } from './queries';
import { texts } from './texts';

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
