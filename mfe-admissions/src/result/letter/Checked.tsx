import { ApiError, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { LetterCheck } from '@university/shared/contract';
import { queryOptions, useQuery } from '@university/shared/query';
import { ButtonLink, Card, FactLines, Failed, Message, Stack, text } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { StatusLine } from '../../look';
import { useCategoryInWords } from '../../rounds/categories';
import { useNames } from '../../rounds/names';
import { LETTER_PATH, letterCheck as texts } from './texts';

/** What the university knows of a letter; null where no letter has this code. */
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
    // It names a person: cached for as long as it is on screen, and asked for anew each time.
    gcTime: 0,
    staleTime: 0,
  });

type Verdict = 'valid' | 'changed' | 'superseded' | 'withdrawn' | 'unknown';

/** What to say of a letter. */
function verdictOf(check: LetterCheck | null): Verdict {
  if (!check) return 'unknown';
  if (check.valid) return check.unchanged === false ? 'changed' : 'valid';
  return check.superseded ? 'superseded' : 'withdrawn';
}

/** `7K3M-…` in groups of four, as it is printed. */
const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

const Title = styled.h2`
  font-size: ${text.heading};
`;

const TONES = { valid: 'good', changed: 'bad', superseded: 'bad', withdrawn: 'bad', unknown: 'bad' } as const;

/** All lines that a letter has, in its order. `category` puts a code into words. */
function factsOf(check: LetterCheck, category: (code: string) => string, round: string) {
  const { fields } = texts;
  return [
    { term: fields.name, value: check.name },
    { term: fields.formNumber, value: check.form_number },
    { term: fields.round, value: round },
    { term: fields.program, value: check.program },
    { term: fields.campus, value: check.campus },
    { term: fields.place, value: check.location },
    { term: fields.metro, value: check.nearest_metro },
    { term: fields.registered, value: category(check.registered_category) },
    { term: fields.allocated, value: check.category_allocated && category(check.category_allocated) },
    { term: fields.preference, value: check.program_preference },
    { term: fields.rank, value: check.rank?.toLocaleString('en-IN') ?? null },
    { term: fields.decision, value: texts.decisions[check.decision] },
    { term: fields.decidedAt, value: check.decided_at && formatInstant(check.decided_at) },
    { term: fields.issuedAt, value: formatInstant(check.issuedAt) },
  ];
}

/** What the university says of the letter with this code. */
export function Checked({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery(letterCheckQuery(code));
  const category = useCategoryInWords();
  const names = useNames();
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
            <p>{data.unchanged === null ? texts.compareOld : texts.compare}</p>
            <FactLines isBig facts={factsOf(data, category, names.result(data))} />
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
