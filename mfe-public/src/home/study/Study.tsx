import { useState } from 'react';
import type { ProgramLevel } from '@university/shared/contract';
import { ButtonLink, Container, Failed, Section, Stack, Tabs } from '@university/shared/ui';
import { LEVELS } from '../../levels';
import { Waiting } from '../../parts/Waiting';
import { texts as packageTexts } from '../../texts';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { DrawnPrograms } from './DrawnPrograms';
import { useStudy } from './use-study';

const TABS = LEVELS.map(({ id, tab }) => ({ id, label: tab }));

/** Programmes of one level, drawn at random. Texts and rules: specification, sections 1, 5 and 8. */
export function Study() {
  const [level, setLevel] = useState<ProgramLevel>('DIPLOMA');
  const { data: study, isError, refetch } = useStudy();
  return (
    <Section aria-labelledby="study">
      <Container>
        <Stack $gap={3}>
          <SectionHead id="study" title={texts.study.title} lead={texts.study.lead} />
          <div>
            <Tabs label={texts.study.levels} tabs={TABS} selected={level} onSelect={setLevel}>
              {study && <DrawnPrograms programs={study[level]} />}
              {!study && isError && <Failed onRetry={() => void refetch()}>{packageTexts.study.failed}</Failed>}
              {!study && !isError && <Waiting>{packageTexts.study.loading}</Waiting>}
            </Tabs>
          </div>
          <div>
            <ButtonLink $look="quiet" to="/courses">
              {texts.study.all}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
