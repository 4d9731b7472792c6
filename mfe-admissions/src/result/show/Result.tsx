import type { Allotment } from '@university/shared/contract';
import { Container, PageHeader, Section, Stack, space, wide } from '@university/shared/kit';
import { useCallback } from 'react';
import styled from 'styled-components';
import { ScreenOnly } from '../../look';
import { resultName } from '../../rounds/names';
import type { ResultPage } from '../../rounds/result-pages';
import { callsOf } from '../api';
import { DecisionDialog } from '../decide/DecisionDialog';
import { Decisions } from '../decide/Decisions';
import { Held, OutcomeMessage } from '../decide/OutcomeMessage';
import { useDecision } from '../decide/use-decision';
import { LetterCard } from '../letter/LetterCard';
import { useLeave } from '../navigation';
import { useSignOut } from '../session/sign-out';
import { Watch } from '../session/Watch';
import { Leaving } from './Leaving';
import { NextSteps } from './NextSteps';
import { RecordCard } from './RecordCard';
import { Standing, TakeBack } from './Standing';
import { show } from './texts';

/**
 * Where one stands comes first on a narrow screen, and the record before what is to be done; on a wide one the record
 * stands beside all of it.
 */
const ResultGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: repeat(3, auto) 1fr;
    gap: 0 ${space(6)};
    align-items: start;
    & > * {
      grid-column: 1;
    }
    & > :not(:last-child) {
      margin-bottom: ${space(5)};
    }
  }
`;

/** The record's place in it. */
const Beside = styled.div`
  ${wide.tablet} {
    && {
      grid-column: 2;
      grid-row: 1 / span 4;
      margin-bottom: 0;
    }
  }
`;

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
      <PageHeader
        title={show.title(resultName(record.track_name, record.round))}
        lead={leadFor(record)}
        seed={page.track}
      />
      <Section>
        <Container>
          <Stack $gap={5}>
            {decision.message && <OutcomeMessage message={decision.message} onCheckAgain={decision.checkAgain} />}
            {allotment.heldAt && <Held since={allotment.heldAt} />}
            <ResultGrid>
              {record.status && (
                <Standing
                  allotment={allotment}
                  status={record.status}
                  receivedAt={receivedAt}
                  onReadAgain={onReadAgain}
                />
              )}
              <Beside>
                <RecordCard record={record} />
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
            <Leaving
              serverTime={allotment.serverTime}
              isSigningOut={isSigningOut}
              onSignOut={() => signOut()}
              onSignedOut={onSignedOut}
            />
          </Stack>
        </Container>
      </Section>
      {decision.chosen && (
        <DecisionDialog act={decision.chosen} allotment={allotment} calls={callsOf(page)} decision={decision} />
      )}
      <Watch onSignOut={signOut} />
    </>
  );
}
