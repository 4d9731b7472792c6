import type { LetterCheck } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { ButtonLink, Card, Failed, formatInstant, Message, Stack, text } from '@university/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { resultName, resultPages } from '../allotment/tracks';
import { Facts } from '../show/Facts';
import { StatusLine } from '../StatusLine';
import { letterCheck as texts } from '../texts';
import { LETTER_PATH } from './address';
import { letterCheckQuery } from './check-query';
import { inGroups } from './code';
import { verdictOf } from './verdict';

const Title = styled.h2`
  font-size: ${text.heading};
`;

const TONES = { valid: 'good', superseded: 'bad', withdrawn: 'bad', unknown: 'bad' } as const;

function factsOf({ name, program, campus, track, round, decision, issuedAt }: LetterCheck) {
  const page = resultPages.find((each) => each.track === track && each.round === round);
  return [
    { name: texts.fields.name, value: name },
    { name: texts.fields.program, value: program },
    { name: texts.fields.campus, value: campus },
    { name: texts.fields.round, value: page ? resultName(page) : null },
    { name: texts.fields.decision, value: texts.decisions[decision] },
    { name: texts.fields.issuedAt, value: formatInstant(issuedAt) },
  ];
}

/** What the university says of the letter with this code. */
export function Checked({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery(letterCheckQuery(code));
  const verdict = data === undefined ? null : verdictOf(data);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict) box.current?.focus();
  }, [verdict]);

  if (!verdict) {
    if (error && !isFetching) return <Failed onRetry={() => void refetch()}>{texts.failed}</Failed>;
    return <StatusLine>{texts.checking}</StatusLine>;
  }
  return (
    <Stack $gap={3}>
      <Message $tone={TONES[verdict]} ref={box} tabIndex={-1} role="group" aria-labelledby="verdict">
        <Title id="verdict">{texts[verdict].title}</Title>
        <p>{texts[verdict].text}</p>
        <p>
          {texts.label}: <strong>{inGroups(code)}</strong>
        </p>
      </Message>
      {data && (
        <Card>
          <Stack $gap={1}>
            <p>{texts.compare}</p>
            <Facts big facts={factsOf(data)} />
          </Stack>
        </Card>
      )}
      <div>
        <ButtonLink $look="quiet" to={LETTER_PATH}>
          {texts.another}
        </ButtonLink>
      </div>
    </Stack>
  );
}
