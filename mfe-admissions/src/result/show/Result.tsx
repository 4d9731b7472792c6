import { type Allotment, SEAT, seatPage } from '@university/shared/contract';
import { Container, Section, space, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useCallback } from 'react';
import styled from 'styled-components';
import { Columns, ScreenOnly } from '../../look';
import { codesQuery, scheduleOf, scheduleQuery } from '../../rounds/queries';
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
import { Money, Next, Preferences, Record } from './Parts';
import { SeatHeader } from './SeatHeader';
import { Standing, TakeBackTime } from './Standing';

/** Less room above: choices are visible on a phone without scrolling. */
const Body = styled(Section)`
  padding-top: ${space(1.5)};
`;

function useSeatPage(at: ResultPage, allotment: Allotment) {
  const { data: codes } = useQuery(codesQuery());
  const { data: schedule } = useQuery(scheduleQuery());
  return seatPage(allotment, { codes, counselling: scheduleOf(schedule, at)?.counselling });
}

interface Props {
  page: ResultPage;
  allotment: Allotment;
  /** Epoch milliseconds on this device. */
  receivedAt: number;
  onReadAgain: () => void;
}

export function Result({ page: at, allotment, receivedAt, onReadAgain }: Props) {
  const page = useSeatPage(at, allotment);
  const decision = useDecision(at, allotment);
  const { signOut, isSlow: isSigningOut } = useSignOut(at);
  const leave = useLeave(at);
  const onSignedOut = useCallback(() => void leave('signed-out'), [leave]);
  const { choices, takeBack } = page;
  const chosen = [...choices, ...(takeBack ? [takeBack.choice] : [])].find(({ act }) => act === decision.chosen);
  return (
    <>
      <SeatHeader title={page.title} name={page.name} />
      <Body>
        <Container>
          <Stack $gap={4}>
            {decision.message && <OutcomeMessage message={decision.message} onCheckAgain={decision.checkAgain} />}
            {allotment.heldAt && <Held since={allotment.heldAt} />}
            <Columns>
              <Stack $gap={1.5}>
                <Standing allotment={allotment} page={page} receivedAt={receivedAt} onReadAgain={onReadAgain} />
                <ScreenOnly>
                  <Decisions choices={choices} onChoose={decision.choose} />
                </ScreenOnly>
                {page.lapses && <p>{page.lapses}</p>}
                {takeBack && allotment.takeBack && (
                  <ScreenOnly>
                    <Decisions
                      title={SEAT.again}
                      lead={takeBack.lead}
                      choices={[takeBack.choice]}
                      onChoose={decision.choose}
                    />
                    <TakeBackTime
                      allotment={allotment}
                      until={allotment.takeBack.until}
                      receivedAt={receivedAt}
                      onOver={onReadAgain}
                    />
                  </ScreenOnly>
                )}
                <Money page={page} at={at} />
                {page.letter && (
                  <LetterCard page={at} allotment={allotment} question={page.letter} onSignedOut={onSignedOut} />
                )}
              </Stack>
              <Stack $gap={3}>
                <Preferences page={page} />
                <Next page={page} />
                <Record page={page} />
              </Stack>
            </Columns>
            <Leaving
              serverTime={allotment.serverTime}
              isSigningOut={isSigningOut}
              onSignOut={() => signOut()}
              onSignedOut={onSignedOut}
            />
          </Stack>
        </Container>
      </Body>
      {chosen && (
        <DecisionDialog
          choice={chosen}
          allotment={allotment}
          calls={callsOf(at)}
          decision={decision}
          onClose={() => decision.choose(null)}
        />
      )}
      <Watch onSignOut={signOut} />
    </>
  );
}
