import { useState } from 'react';
import type { ProgramLevel } from '@university/shared/contract';
import { ButtonLink, Container, Section, Stack, Tabs } from '@university/shared/ui';
import { LEVELS, programTexts } from '../../levels';
import { Loaded } from '../../parts/Loaded';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { DrawnPrograms } from './DrawnPrograms';
import { useStudy } from './use-study';

const TABS = LEVELS.map(({ id, tab }) => ({ id, label: tab }));

/** Programmes of one level, drawn at random. Texts and rules: specification, sections 1, 5 and 8. */
export function Study() {
  const [level, setLevel] = useState<ProgramLevel>('DIPLOMA');
  const study = useStudy();
  return (
    <Section aria-labelledby="study">
      <Container>
        <Stack $gap={3}>
          <SectionHead id="study" title={texts.study.title} lead={texts.study.lead} />
          <div>
            <Tabs label={texts.study.levels} tabs={TABS} selected={level} onSelect={setLevel}>
              <Loaded query={study} loading={programTexts.loading} failed={programTexts.failed}>
                {(drawn) => <DrawnPrograms programs={drawn[level]} />}
              </Loaded>
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
