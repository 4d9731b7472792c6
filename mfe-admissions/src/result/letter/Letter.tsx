import type { LetterCheck, LetterDays } from '@university/shared/contract';
import {
  Button,
  ButtonLink,
  Card,
  FactLines,
  Failed,
  formatMoney,
  Message,
  Page,
  SectionTitle,
  Stack,
  text,
  TextField,
} from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import { formatDays, formatInstant } from '@university/shared/time';
import { letterCheck as texts } from './check-texts';
import { ApiError, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions, useQuery } from '@university/shared/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Columns, HelpDesk, StatusLine } from '../../look';
import { useCategoryInWords } from '../../rounds/queries';
import { useNames } from '../../rounds/names';
import { LETTER_PATH } from '../../rounds/result-pages';
import { identity } from '@university/shared/identity';
import { useNavigate, useParams } from '@university/shared/router';
import { SavedLetters } from './SavedLetters';

interface Fact {
  term: string;
  value: string | null;
}

const { fields } = texts;

const instant = (value: string | null | undefined) => (value ? formatInstant(value) : null);

const inPrint = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** An older server sends no days. */
const DAYS: Record<LetterDays, (check: Partial<LetterCheck>) => Fact[]> = {
  pay: ({ pay }) => [{ term: fields.pay, value: pay ? formatDays(pay) : null }],
  verify: ({ verify, verify_place }) => [
    { term: fields.verify, value: verify ? formatDays(verify) : null },
    { term: fields.verifyPlace, value: verify_place ?? null },
  ],
  take_back: ({ take_back_until }) => [{ term: fields.takeBack, value: instant(take_back_until) }],
};

const movedFacts = (check: LetterCheck): Fact[] =>
  (check.changed_days ?? []).flatMap((days) =>
    DAYS[days](check).map(({ term, value }) => ({ term, value: value ?? texts.notNamed })),
  );

function moneyFacts({ first_payment, pay, portal }: Partial<LetterCheck>): Fact[] {
  const payment = first_payment == null ? null : texts.deposits(formatMoney(first_payment));
  return [
    { term: fields.payment, value: payment },
    ...DAYS.pay({ pay }),
    { term: fields.payWhere, value: (payment || pay) && portal ? inPrint(portal) : null },
  ];
}

export function factsOf(check: LetterCheck, category: (code: string) => string, round: string): Fact[] {
  const { program_preference: preference, track_name, cycle }: Partial<LetterCheck> = check;
  const admission = track_name && cycle ? texts.admission(track_name, cycle, check.round) : round;
  return [
    { term: fields.issuedAt, value: formatInstant(check.issuedAt) },
    { term: fields.name, value: check.name },
    { term: fields.formNumber, value: check.form_number },
    { term: fields.admission, value: admission },
    { term: fields.program, value: check.program },
    { term: fields.campus, value: check.campus },
    { term: fields.place, value: check.location },
    { term: fields.metro, value: check.nearest_metro },
    { term: fields.registered, value: category(check.registered_category) },
    { term: fields.allocated, value: check.category_allocated && category(check.category_allocated) },
    { term: fields.preference, value: preference === 1 ? texts.firstChoice : (preference?.toString() ?? null) },
    { term: fields.rank, value: check.rank?.toLocaleString(LOCALE) ?? null },
    ...moneyFacts(check),
    ...DAYS.verify(check),
    { term: fields.decision, value: texts.decisions[check.decision] },
    { term: fields.decidedAt, value: instant(check.decided_at) },
    ...DAYS.take_back(check),
    { term: fields.photo, value: check.photo ? texts.photo[check.photo] : null },
  ];
}

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

function Checked({ code }: { code: string }) {
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

/** Source: `LETTER_CODE_LENGTH` of the contract. */
const LENGTH = 20;

function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[0-9A-Z]+$/.test(code) && code.length === LENGTH ? code : undefined;
}

function CheckForm() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = input?.value.trim() ?? '';
    const code = readCode(typed);
    setError(code ? undefined : typed === '' ? texts.missing : texts.short);
    if (code) void navigate(`${LETTER_PATH}/${encodeURIComponent(code)}`);
    else input?.focus();
  }

  // `dialog` outside a dialog does nothing until hydration.
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <Stack $gap={2}>
        <TextField
          name="code"
          label={texts.label}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </Stack>
    </form>
  );
}

const Points = styled.ol`
  display: grid;
  gap: 0.5rem;
  padding-left: 1.4em;
`;

/** No loader on purpose: the answer names a person, and server HTML may be cached on its way. */
export default function Letter() {
  const { code: typed } = useParams();
  const code = typed === undefined ? undefined : (readCode(typed) ?? typed);
  return (
    <Page title={texts.title} lead={texts.lead(identity.name)} seed="letter">
      <Columns>
        <Stack $gap={3}>
          <noscript>
            <Message $tone="bad">
              {texts.needsScripts} <HelpDesk />
            </Message>
          </noscript>
          {code === undefined ? (
            <>
              <Card>
                <CheckForm />
              </Card>
              <SavedLetters />
            </>
          ) : (
            <Checked key={code} code={code} />
          )}
        </Stack>
        <Stack $gap={2}>
          <SectionTitle>{texts.howTitle}</SectionTitle>
          <Points>
            {texts.how.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <p>
            {texts.questions} <HelpDesk />
          </p>
        </Stack>
      </Columns>
    </Page>
  );
}
