import { ownCall } from '@university/shared/language';
import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { normalizeTicket, TICKET_EXAMPLE } from '@university/shared/contract';
import { Button, type Problem, space, Stack, TextField, wide } from '@university/shared/kit';
import { type ComponentType, type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@university/shared/island';
import { Problems } from './SendForm';
import type { TrackedProps } from './Tracked';
import { checkEmail } from './fields';
import { texts } from './texts';

const words = texts.track;

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  ${wide.tablet} {
    grid-template-columns: 1fr 1fr auto;
  }
`;

/** The result view is loaded with the answer, since few look anything up. */
interface Found extends Pick<TrackedProps, 'grievance' | 'email'> {
  Tracked: ComponentType<TrackedProps>;
}

type Outcome = Found | { problems: Problem[] };

export function TrackForm({ ticket }: { ticket: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const [isLooking, setLooking] = useState(false);
  const hasScripts = useHydrated();
  const problems = outcome && 'problems' in outcome ? outcome.problems : [];
  const errorOf = (id: string) => problems.find(({ field }) => field === id)?.message;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLooking) return;
    const form = new FormData(event.currentTarget);
    const wrong = problemsOf(form);
    setLooking(true);
    setOutcome(wrong.length > 0 ? { problems: wrong } : await lookUp(form));
    setAttempt((last) => last + 1);
    setLooking(false);
  }

  return (
    <Stack $gap={3}>
      {problems.length > 0 && <Problems title={words.failed} problems={problems} attempt={attempt} />}
      <Form
        method="post"
        action={ownCall('/api/v1/grievance/track')}
        aria-labelledby="track"
        noValidate={hasScripts}
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextField
          id="track-ticket"
          name="ticket"
          label={words.ticket}
          hint={words.ticketHint(TICKET_EXAMPLE)}
          error={errorOf('track-ticket')}
          defaultValue={ticket}
          maxLength={40}
          autoCapitalize="characters"
          required
        />
        <TextField
          id="track-email"
          name="email"
          type="email"
          label={words.email}
          error={errorOf('track-email')}
          maxLength={254}
          autoComplete="email"
          required
        />
        <Button type="submit" $look="quiet" aria-disabled={isLooking}>
          {isLooking ? words.looking : words.submit}
        </Button>
      </Form>
      {outcome && 'Tracked' in outcome && (
        <outcome.Tracked key={attempt} grievance={outcome.grievance} email={outcome.email} attempt={attempt} />
      )}
    </Stack>
  );
}

function problemsOf(form: FormData): Problem[] {
  const problems: Problem[] = [];
  if (!normalizeTicket(String(form.get('ticket')))) {
    problems.push({ field: 'track-ticket', message: texts.errors.ticket(TICKET_EXAMPLE) });
  }
  const email = checkEmail(String(form.get('email')));
  if (email) problems.push({ field: 'track-email', message: email });
  return problems;
}

async function lookUp(form: FormData): Promise<Outcome> {
  try {
    const [{ Tracked }, { data }] = await Promise.all([
      import('./Tracked'),
      call(calls.trackGrievance, { body: form }),
    ]);
    return { Tracked, grievance: data.grievance, email: String(form.get('email')) };
  } catch (error) {
    const issues = error instanceof ApiError ? error.issues : [];
    if (issues.length === 0) return { problems: [{ message: (error as Error).message }] };
    return { problems: issues.map(({ path, message }) => ({ field: `track-${path}`, message })) };
  }
}
