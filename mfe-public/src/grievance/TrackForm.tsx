import { ownCall } from '@university/shared/language';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { normalizeTicket, TICKET_EXAMPLE } from '@university/shared/contract';
import {
  Button,
  ErrorSummary,
  space,
  Stack,
  TextField,
  useCheckedForm,
  wide,
  type Wrong,
} from '@university/shared/kit';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@university/shared/island';
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

const FIELDS = ['ticket', 'email'] as const;

/** The result view is loaded with the answer, since few look anything up. */
interface Found extends Pick<TrackedProps, 'grievance' | 'email'> {
  Tracked: ComponentType<TrackedProps>;
}

export function TrackForm({ ticket }: { ticket: string }) {
  const [found, setFound] = useState<Found>();
  const hasScripts = useHydrated();
  const { attempt, field, isPending, onSubmit, problems } = useCheckedForm({
    names: FIELDS,
    prefix: 'track',
    check: checkTrack,
    send: lookUp,
    onSent: setFound,
  });

  return (
    <Stack $gap={3}>
      {problems.length > 0 && <ErrorSummary as="h3" title={words.failed} problems={problems} attempt={attempt} />}
      <Form
        method="post"
        action={ownCall('/api/v1/grievance/track')}
        aria-labelledby="track"
        noValidate={hasScripts}
        onSubmit={onSubmit}
      >
        <TextField
          {...field('ticket')}
          label={words.ticket}
          hint={words.ticketHint(TICKET_EXAMPLE)}
          defaultValue={ticket}
          autoCapitalize="characters"
          required
        />
        <TextField {...field('email')} type="email" label={words.email} autoComplete="email" required />
        <Button type="submit" $look="quiet" aria-disabled={isPending}>
          {isPending ? words.looking : words.submit}
        </Button>
      </Form>
      {found && problems.length === 0 && (
        <found.Tracked key={attempt} grievance={found.grievance} email={found.email} attempt={attempt} />
      )}
    </Stack>
  );
}

function checkTrack(form: FormData): Wrong<(typeof FIELDS)[number]> {
  const email = checkEmail(String(form.get('email')));
  return {
    ...(!normalizeTicket(String(form.get('ticket'))) && { ticket: texts.errors.ticket(TICKET_EXAMPLE) }),
    ...(email && { email }),
  };
}

async function lookUp(body: FormData): Promise<Found> {
  const [{ Tracked }, { data }] = await Promise.all([import('./Tracked'), call(calls.trackGrievance, { body })]);
  return { Tracked, grievance: data.grievance, email: String(body.get('email')) };
}
