import type { Allotment } from '@university/shared/contract';
import { Button, Card, Container, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import { resultName, type ResultPage } from '../allotment/tracks';
import { Columns } from '../Columns';
import { show } from '../texts';
import { DecisionDialog } from './DecisionDialog';
import { Decisions } from './Decisions';
import { Notice } from './Notice';
import { RecordFacts } from './RecordFacts';
import { Standing } from './Standing';
import { useDecision } from './use-decision';
import { useSignOut } from './use-sign-out';
import { WhatIsNext } from './WhatIsNext';

function leadFor({ outcome, program, campus }: Allotment['record']): string {
  return outcome === 'allotted' ? show.lead.allotted(program ?? '', campus ?? '') : show.lead[outcome];
}

/** A signed-in applicant's record, where it stands, and what can be decided. */
export function Result({ page, allotment }: { page: ResultPage; allotment: Allotment }) {
  const { record, offered } = allotment;
  const { chosen, refusal, notice, isSlow, choose, confirm, checkAgain } = useDecision(page, record._id);
  const { signOut, isSlow: isSigningOut } = useSignOut(page);
  return (
    <>
      <PageHeader title={show.title(resultName(page))} lead={leadFor(record)} seed={page.track} />
      <Section>
        <Container>
          <Stack $gap={5}>
            {notice && <Notice notice={notice} onCheckAgain={checkAgain} />}
            <Columns>
              <Card>
                <Stack $gap={1}>
                  <SectionTitle>{show.recordTitle}</SectionTitle>
                  <RecordFacts record={record} trackName={page.name} />
                </Stack>
              </Card>
              {record.outcome === 'allotted' ? (
                record.status && <Standing allotment={allotment} status={record.status} />
              ) : (
                <WhatIsNext outcome={record.outcome} final={page.final} />
              )}
            </Columns>
            {record.outcome === 'allotted' && <Decisions offered={offered} onChoose={choose} />}
            <div>
              <Button type="button" $look="quiet" aria-disabled={isSigningOut} onClick={signOut}>
                {isSigningOut ? show.signingOut : show.signOut}
              </Button>
            </div>
          </Stack>
        </Container>
      </Section>
      {chosen && (
        <DecisionDialog
          decision={chosen}
          record={record}
          refusal={refusal}
          isSlow={isSlow}
          onConfirm={confirm}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
