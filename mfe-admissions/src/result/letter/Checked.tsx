import { ApiError, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { LetterCheck } from '@university/shared/contract';
import { queryOptions, useQuery } from '@university/shared/query';
import { ButtonLink, Card, FactLines, Failed, Message, Stack, text } from '@university/shared/kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { StatusLine } from '../../look';
import { useCategoryInWords } from '../../rounds/queries';
import { useNames } from '../../rounds/names';
import { LETTER_PATH } from './address';
import { factsOf, movedFacts } from './check-facts';
import { letterCheck as texts } from './check-texts';

const letterCheckQuery = (code: string) =>
  queryOptions({
    queryKey: ['letter', code],
    queryFn: async ({ client, signal }): Promise<LetterCheck | null> => {
      try {
        return (await read(client, calls.checkLetter, { params: { code }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    // It names a person: not cached beyond the screen.
    gcTime: 0,
    staleTime: 0,
  });

type Verdict = 'valid' | 'changed' | 'superseded' | 'withdrawn' | 'unknown';

function verdictOf(check: LetterCheck | null): Verdict {
  if (!check) return 'unknown';
  if (check.valid) return check.unchanged === false ? 'changed' : 'valid';
  return check.superseded ? 'superseded' : 'withdrawn';
}

/** `7K3M-…` */
const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

const Title = styled.h2`
  font-size: ${text.heading};
`;

const TONES = { valid: 'good', changed: 'bad', superseded: 'bad', withdrawn: 'bad', unknown: 'bad' } as const;

function comparison({ unchanged, changed_days: moved }: LetterCheck): string {
  if (unchanged === null) return texts.compareOld;
  if (!unchanged) return texts.compareChanged;
  if (!moved) return texts.compareEarly;
  return moved.length > 0 ? texts.compareMoved : texts.compare;
}

function Lines({ check }: { check: LetterCheck }) {
  const category = useCategoryInWords();
  const names = useNames();
  const moved = check.valid ? movedFacts(check) : [];
  return (
    <>
      {moved.length > 0 && (
        <Message role="region" aria-labelledby="moved">
          <Title id="moved">{texts.movedTitle}</Title>
          <p>{texts.movedText}</p>
          <FactLines isBig facts={moved} />
        </Message>
      )}
      <Card>
        <Stack $gap={1}>
          <Title>{texts.compareTitle}</Title>
          <p>{comparison(check)}</p>
          <FactLines isBig facts={factsOf(check, category, names.result(check))} />
        </Stack>
      </Card>
    </>
  );
}

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
      {data && <Lines check={data} />}
      <div>
        <ButtonLink $look="quiet" to={LETTER_PATH}>
          {texts.another}
        </ButtonLink>
      </div>
    </Stack>
  );
}
