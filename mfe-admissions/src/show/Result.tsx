import type { Allotment } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { Card, Container, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import { useCallback } from 'react';
import { resultName, type ResultPage } from '../allotment/tracks';
import { callsOf } from '../api/calls';
import { LetterCard } from '../letter/LetterCard';
import { Watch } from '../session/Watch';
import { show } from '../texts';
import { DecisionDialog } from './DecisionDialog';
import { Decisions } from './Decisions';
import { Leaving } from './Leaving';
import { Held } from './Held';
import { NextSteps } from './NextSteps';
import { Notice } from './Notice';
import { OwnData } from './OwnData';
import { RecordFacts } from './RecordFacts';
import { Beside, ResultGrid, ScreenOnly } from './result-grid';
import { Standing } from './Standing';
import { TakeBack } from './TakeBack';
import { useDecision } from './use-decision';
import { useLeave } from './use-leave';
import { useSignOut } from './use-sign-out';

function leadFor({ outcome, program, campus }: Allotment['record']): string {
  return outcome === 'allotted' ? show.lead.allotted(program ?? '', campus ?? '') : show.lead[outcome];
}

interface Props {
  page: ResultPage;
  allotment: Allotment;
  /** When this device heard it; epoch milliseconds. */
  receivedAt: number;
  /** Reads the record again. */
  onReadAgain: () => void;
}

/** A signed-in applicant's record, where it stands, and what can be decided. */
export function Result({ page, allotment, receivedAt, onReadAgain }: Props) {
  const { record, offered } = allotment;
  const decision = useDecision(page, allotment);
  const { signOut, isSlow: isSigningOut } = useSignOut(page);
  const leave = useLeave(page);
  const onSignedOut = useCallback(() => void leave('signed-out'), [leave]);
  const isAccepted = record.status === 'freeze' || record.status === 'float';
  return (
    <>
      <PageHeader title={show.title(resultName(page))} lead={leadFor(record)} seed={page.track} />
      <Section>
        <Container>
          <Stack $gap={5}>
            {decision.notice && <Notice notice={decision.notice} onCheckAgain={decision.checkAgain} />}
            {allotment.heldAt && <Held since={allotment.heldAt} />}
            <ResultGrid>
              {record.status && (
                <Standing
                  page={page}
                  allotment={allotment}
                  status={record.status}
                  receivedAt={receivedAt}
                  onReadAgain={onReadAgain}
                />
              )}
              <Beside>
                <Card>
                  <Stack $gap={1}>
                    <SectionTitle>{show.recordTitle}</SectionTitle>
                    <RecordFacts record={record} trackName={page.name} />
                    <ScreenOnly>
                      <Link to="/admission/guidelines#codes">{show.aboutCategories}</Link>
                    </ScreenOnly>
                  </Stack>
                </Card>
              </Beside>
              {allotment.takeBack && (
                <ScreenOnly>
                  <TakeBack
                    allotment={allotment}
                    until={allotment.takeBack.until}
                    receivedAt={receivedAt}
                    onOver={onReadAgain}
                    onChoose={() => decision.choose('takeBack')}
                  />
                </ScreenOnly>
              )}
              {isAccepted && <LetterCard page={page} onSignedOut={onSignedOut} />}
              {record.outcome === 'allotted' && (
                <ScreenOnly>
                  <Decisions offered={offered} onChoose={decision.choose} />
                </ScreenOnly>
              )}
              <NextSteps page={page} allotment={allotment} />
            </ResultGrid>
            <ScreenOnly>
              <OwnData onSignedOut={onSignedOut} />
            </ScreenOnly>
            <Leaving serverTime={allotment.serverTime} isSigningOut={isSigningOut} onSignOut={() => signOut()} />
          </Stack>
        </Container>
      </Section>
      {decision.chosen && (
        <DecisionDialog
          act={decision.chosen}
          allotment={allotment}
          calls={callsOf(page)}
          refusal={decision.refusal}
          waiting={decision.waiting}
          isSlow={decision.isSlow}
          onConfirm={decision.confirm}
          onStopWaiting={decision.stopWaiting}
          onClose={() => decision.choose(null)}
        />
      )}
      <Watch onSignOut={signOut} />
    </>
  );
}
