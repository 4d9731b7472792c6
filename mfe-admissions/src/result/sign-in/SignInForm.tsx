import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { helpAddress, pageOf, type ResultPage, signInAddress } from '../../rounds/result-pages';
import { resultNameIn } from '../../rounds/names';
import { scheduleQuery } from '../../rounds/queries';
import { busy, signIn } from './texts';
import {
  Button,
  ErrorSummary,
  FieldError,
  Hint,
  Input,
  Label,
  Message,
  ProofField,
  Row,
  space,
  Stack,
  text,
  TextField,
  TimeLeft,
  useNow,
} from '@university/shared/kit';
import { BIRTH_DATE_PARTS, SIGN_IN_PROBLEMS, SIGN_IN_PROOF_WORDS, splitPastedDate } from '@university/shared/contract';
import type { ClipboardEvent, FormEvent } from 'react';
import styled from 'styled-components';
import {
  type AskedProof,
  checkSignIn,
  fieldId,
  type Problem,
  PROOF_FIELDS,
  SIGN_IN_PRIVACY_VERSION,
  useSignIn,
} from './use-sign-in';
import { LANGUAGE, ownCall } from '@university/shared/language';
import { Fieldset, Legend, StatusLine } from '../../look';
import type { Waiting } from '../retry-while-busy';

export function HelpLink({ page }: { page: ResultPage }) {
  return <Link to={helpAddress(page)}>{signIn.help.link}</Link>;
}

function OtherLive({ page }: { page: ResultPage }) {
  const { data } = useQuery(scheduleQuery());
  const others = (data?.rounds ?? [])
    .filter(({ state, published }) => state === 'open' && published)
    .map(pageOf)
    .filter(({ id }) => id !== page.id);
  if (others.length === 0) return null;
  return (
    <>
      {' '}
      {signIn.otherLive}{' '}
      {others.map((other, index) => (
        <span key={other.id}>
          {index > 0 && ', '}
          <Link to={signInAddress(other)}>{resultNameIn(data, other)}</Link>
        </span>
      ))}
    </>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 1fr) minmax(5rem, 1.4fr) minmax(5rem, 1.4fr);
  gap: ${space(1.5)};
  max-width: 24rem;
  margin-top: ${space(0.5)};
`;

const Part = styled.div`
  display: grid;
  gap: ${space(0.5)};
  & > label {
    font-weight: 400;
  }
`;

/** A whole date pasted into any field fills all of them. */
function spread(event: ClipboardEvent<HTMLFieldSetElement>) {
  const date = splitPastedDate(event.clipboardData.getData('text'));
  if (!date) return;
  event.preventDefault();
  for (const part of BIRTH_DATE_PARTS) {
    const input = event.currentTarget.querySelector<HTMLInputElement>(`[name='${part}']`);
    if (input) input.value = date[part];
  }
}

const HINT = 'sign-in-birth-date-hint';
const ERROR = 'sign-in-birth-date-error';

function BirthDateFields({ problem }: { problem?: Problem }) {
  const wrong = problem?.parts ?? (problem ? BIRTH_DATE_PARTS : []);
  return (
    <Fieldset aria-describedby={problem ? `${HINT} ${ERROR}` : HINT} onPaste={spread}>
      <Legend>{signIn.birthDate}</Legend>
      <Lines>
        <Hint id={HINT}>{signIn.birthDateHint}</Hint>
        {problem && <FieldError id={ERROR}>{problem.message}</FieldError>}
      </Lines>
      <Fields>
        {BIRTH_DATE_PARTS.map((part) => (
          <Part key={part}>
            <Label htmlFor={fieldId(part)}>{signIn[part]}</Label>
            <Input
              id={fieldId(part)}
              name={part}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              aria-invalid={wrong.includes(part) || undefined}
              aria-describedby={wrong.includes(part) ? ERROR : undefined}
            />
          </Part>
        ))}
      </Fields>
    </Fieldset>
  );
}

const PLAIN_SIGN_IN = ownCall('/api/v1/result/sign-in');

function Pause({ until }: { until: number }) {
  const isOver = useNow() >= until;
  return (
    <>
      {!isOver && (
        <strong>
          {SIGN_IN_PROBLEMS.throttledFor} <TimeLeft until={until} />
        </strong>
      )}
      <span role="status">{isOver && <strong>{SIGN_IN_PROBLEMS.throttledOver}</strong>}</span>
    </>
  );
}

const Title = styled.h3`
  font-size: ${text.large};
`;

function Busy({ waiting: { until, attempts }, onStop }: { waiting: Waiting; onStop: () => void }) {
  return (
    <Message role="status">
      <Title>{busy.title}</Title>
      <p>
        {busy.before} <TimeLeft key={until} until={until} />
        {busy.after} {busy.attempts(attempts)}
      </p>
      <Button type="button" $look="quiet" onClick={onStop}>
        {busy.stop}
      </Button>
    </Message>
  );
}

interface AskedProps {
  asked: AskedProof;
  error?: string;
  onAgain: (form: HTMLFormElement | null) => void;
}

function AskedField({ asked: { kind, times }, error, onAgain }: AskedProps) {
  const field = PROOF_FIELDS[kind];
  const words = SIGN_IN_PROOF_WORDS[kind];
  const isMailed = kind === 'code_required';
  return (
    <ProofField
      id={fieldId(field)}
      name={field}
      title={SIGN_IN_PROOF_WORDS.title}
      why={words.why}
      label={words.label}
      hint={words.hint}
      error={error}
      inputMode={isMailed ? 'numeric' : undefined}
      autoComplete={isMailed ? 'one-time-code' : 'off'}
      again={
        isMailed
          ? { label: SIGN_IN_PROOF_WORDS.again, said: times > 1 && SIGN_IN_PROOF_WORDS.sentAgain, onAgain }
          : undefined
      }
    />
  );
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const proof = text('code') || text('form_number');
  return { email: text('email'), day: text('day'), month: text('month'), year: text('year'), proof };
}

export function SignInForm({ page }: { page: ResultPage }) {
  const { problems, asked, waiting, isSlow, submit, stopWaiting } = useSignIn(page);
  const emailProblem = problems.find(({ field }) => field === 'email');
  const proofField = asked && PROOF_FIELDS[asked.kind];
  const proofProblem = problems.find(({ field }) => field && field === proofField);
  const birthDateProblem = problems.find(({ field }) => field && BIRTH_DATE_PARTS.some((part) => part === field));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(checkSignIn(typedIn(event.currentTarget), asked));
  }

  function onAgain(form: HTMLFormElement | null) {
    if (form) submit(checkSignIn({ ...typedIn(form), proof: '' }, null));
  }

  // Before hydration the browser posts it, and the API answers with a page.
  return (
    <form method="post" action={PLAIN_SIGN_IN} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="track" value={page.track} />
      <input type="hidden" name="round" value={page.round} />
      <input type="hidden" name="noticeVersion" value={SIGN_IN_PRIVACY_VERSION} />
      <input type="hidden" name="language" value={LANGUAGE} />
      <Stack $gap={3}>
        {problems.length > 0 && (
          <ErrorSummary
            as="h3"
            title={SIGN_IN_PROBLEMS.title}
            attempt={problems}
            problems={problems.map(({ field, message, until, needsHelp }) => ({
              field: field && fieldId(field),
              message,
              more:
                (until && <Pause until={until} />) ||
                (needsHelp && (
                  <>
                    <HelpLink page={page} />
                    <OtherLive page={page} />
                  </>
                )),
            }))}
          />
        )}
        <TextField
          id={fieldId('email')}
          name="email"
          type="email"
          autoComplete="email"
          label={signIn.email}
          hint={signIn.emailHint}
          error={emailProblem?.message}
        />
        <BirthDateFields problem={birthDateProblem} />
        {asked && <AskedField key={asked.kind} asked={asked} error={proofProblem?.message} onAgain={onAgain} />}
        {waiting && <Busy waiting={waiting} onStop={stopWaiting} />}
        <Row>
          <Button type="submit" aria-disabled={isSlow}>
            {isSlow ? signIn.submitting : signIn.submit}
          </Button>
          <StatusLine>{isSlow && !waiting && signIn.slow}</StatusLine>
        </Row>
      </Stack>
    </form>
  );
}
