import type { LetterCheck } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { ButtonLink, Card, Failed, formatInstant, Message, Stack, text } from '@university/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { categoryInWords } from '../allotment/categories';
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

const TONES = { valid: 'good', changed: 'bad', superseded: 'bad', withdrawn: 'bad', unknown: 'bad' } as const;

/** All lines that a letter has, in its order. */
function factsOf(check: LetterCheck) {
  const { fields } = texts;
  const page = resultPages.find((each) => each.track === check.track && each.round === check.round);
  return [
    { name: fields.name, value: check.name },
    { name: fields.formNumber, value: check.form_number },
    { name: fields.round, value: page ? resultName(page) : null },
    { name: fields.program, value: check.program },
    { name: fields.campus, value: check.campus },
    { name: fields.place, value: check.location },
    { name: fields.metro, value: check.nearest_metro },
    { name: fields.registered, value: categoryInWords(check.registered_category) },
    { name: fields.allocated, value: check.category_allocated && categoryInWords(check.category_allocated) },
    { name: fields.preference, value: check.program_preference },
    { name: fields.rank, value: check.rank?.toLocaleString('en-IN') ?? null },
    { name: fields.decision, value: texts.decisions[check.decision] },
    { name: fields.decidedAt, value: check.decided_at && formatInstant(check.decided_at) },
    { name: fields.issuedAt, value: formatInstant(check.issuedAt) },
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
            <p>{data.unchanged === null ? texts.compareOld : texts.compare}</p>
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
