import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type Allotment, SEAT, seatPage } from '@university/shared/contract';
import { Button, Container, Message, Muted, Row, saveFile, Section, space, Stack } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { Columns, ScreenOnly, Summary } from '../../look';
import { useSlow } from '../../use-slow';
import { show } from './texts';
import { useCallback } from 'react';
import { codesQuery, scheduleOf, scheduleQuery } from '../../rounds/queries';
import type { ResultPage } from '../../rounds/result-pages';
import { callsOf, isSignedOut } from '../api';
import { DecisionDialog } from '../decide/DecisionDialog';
import { Decisions, Held, OutcomeMessage } from '../decide/Decisions';
import { useDecision } from '../decide/use-decision';
import { LetterCard } from '../letter/LetterCard';
import { useLeave } from '../navigation';
import { useSignOut } from '../session/sign-out';
import { Watch } from '../session/Watch';
import { Why } from '../why/Why';
import { Money, Next, Preferences, Record, SeatHeader } from './Parts';
import { Standing, TakeBackTime } from './Standing';

const words = show.ownData;

const FILE_NAME = 'everything-about-me.json';

function OwnData({ onSignedOut }: { onSignedOut: () => void }) {
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () => call(calls.readApplicantData),
    onSuccess: ({ data }) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME),
    onError: (error) => isSignedOut(error) && onSignedOut(),
  });

  const isSlow = useSlow(isPending);
  return (
    <details>
      <Summary>{words.title}</Summary>
      <p>{words.lead}</p>
      {error && !isSignedOut(error) && (
        <Message $tone="bad" role="alert">
          {words.failed}
        </Message>
      )}
      <div>
        <Button type="button" $look="quiet" aria-disabled={isSlow} onClick={() => mutate()}>
          {words.download}
        </Button>
      </div>
    </details>
  );
}

const PrintOnly = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

interface LeavingProps {
  serverTime: string;
  isSigningOut: boolean;
  onSignOut: () => void;
  onSignedOut: () => void;
}

export function Leaving({ serverTime, isSigningOut, onSignOut, onSignedOut }: LeavingProps) {
  return (
    <>
      <ScreenOnly>
        <OwnData onSignedOut={onSignedOut} />
      </ScreenOnly>
      <ScreenOnly>
        <Row>
          <Button type="button" $look="quiet" onClick={() => window.print()}>
            {show.print}
          </Button>
          <Button type="button" $look="quiet" aria-disabled={isSigningOut} onClick={onSignOut}>
            {isSigningOut ? show.signingOut : SEAT.signOut}
          </Button>
          <Muted>{SEAT.signOutLead}</Muted>
        </Row>
      </ScreenOnly>
      <PrintOnly>{show.printed(formatInstant(serverTime))}</PrintOnly>
    </>
  );
}

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
  const { record } = allotment;
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
                <Preferences page={page}>
                  {record.outcome !== 'held' && (
                    <ScreenOnly>
                      <Why at={at} record={record} preferences={page.preferences} onSignedOut={onSignedOut} />
                    </ScreenOnly>
                  )}
                </Preferences>
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
