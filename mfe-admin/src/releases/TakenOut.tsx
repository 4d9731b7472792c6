import { quarantinePath } from '@university/shared/site-calls';
import type { TakenOutRelease } from '@university/shared/contract';
import { Message, Muted, Stack } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { useState } from 'react';
import styled from 'styled-components';
import { useDone } from '../api/invalidate';
import { Confirm } from '../form/Confirm';
import { RowButton } from '../list/cells';
import { callSite } from './call-site';
import { texts } from './texts';

const words = texts.out;

const Title = styled.h3`
  font-size: inherit;
`;

const Reason = styled.p`
  overflow-wrap: anywhere;
`;

interface Props {
  remote: string;
  releases: readonly TakenOutRelease[];
}

/** Releases that are out of use because of what they did, with the way to use them again. */
export function TakenOut({ remote, releases }: Props) {
  const [lifting, setLifting] = useState<TakenOutRelease>();
  const done = useDone();

  async function lift({ key }: TakenOutRelease) {
    await callSite('DELETE', quarantinePath(key));
    done(words.done, 'releases');
  }

  return (
    <Stack>
      <Title>{words.title}</Title>
      {releases.map((release) => (
        <Message key={release.key} $tone="bad">
          <p>
            <strong>{release.version}</strong>
          </p>
          <Reason>{release.reason}</Reason>
          <Muted>{words.at(formatInstant(release.at))}</Muted>
          <p>{release.until ? words.until(formatInstant(release.until)) : words.forGood}</p>
          <RowButton aria-label={words.againOf(release.version)} onClick={() => setLifting(release)}>
            {words.again}
          </RowButton>
        </Message>
      ))}
      {lifting && (
        <Confirm
          title={words.confirm(remote)}
          action={words.again}
          onConfirm={() => lift(lifting)}
          onClose={() => setLifting(undefined)}
        >
          <p>{words.explained(lifting.version)}</p>
        </Confirm>
      )}
    </Stack>
  );
}
