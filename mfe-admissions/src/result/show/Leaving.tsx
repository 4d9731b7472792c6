import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { SEAT } from '@university/shared/contract';
import { Button, Message, Muted, Row, saveFile } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { ScreenOnly } from '../../look';
import { useSlow } from '../../use-slow';
import { show } from './texts';

const words = show.ownData;

const FILE_NAME = 'everything-about-me.json';

const Summary = styled.summary`
  min-height: 44px;
  padding-block: 0.5rem;
  cursor: pointer;
`;

const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;

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

interface Props {
  serverTime: string;
  isSigningOut: boolean;
  onSignOut: () => void;
  onSignedOut: () => void;
}

export function Leaving({ serverTime, isSigningOut, onSignOut, onSignedOut }: Props) {
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
