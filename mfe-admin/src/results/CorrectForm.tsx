import * as calls from '@university/shared/calls';
import { ApiError, call } from '@university/shared';
import type { StaffAllotment, LiftHold as Lift, StaffDecision, StaffStatus } from '@university/shared/contract';
import { useState } from 'react';
import { z } from 'zod';
import { useDone, useInvalidate, callWithProof } from '../api/changes';
import { applicantCorrection, liftHold, resultBase, staffDecision } from './contract';
import { PlainForm } from '../form/PlainForm';
import { ifMailed } from '../texts';
import { texts } from './texts';
import { Message, SectionTitle, Stack } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';

const words = {
  text: 'Anybody signed in to this result is signed out, and the old and the new e-mail address are told. Tell the people who make the result file too: an import with the old values brings them back.',
  fields: {
    name: { label: 'Name', hint: 'As the letter prints it.' },
    email: { label: 'E-mail address' },
    birthDate: {
      label: 'Date of birth',
      hint: 'DD-MM-YYYY. Leave it empty if it is right. With another e-mail address it is needed: what is stored of it is bound to the address and cannot be read.',
    },
    registered_category: { label: 'Registered category', hint: 'The code, such as D_UR.' },
    reason: { label: 'Reason', hint: 'For example: letter of the applicant of 14 August, mark sheet seen.' },
  },
  submit: 'Correct the applicant',
};
const fields = applicantCorrection.omit({ version: true });
type Sent = z.output<typeof fields>;
type Values = { [Name in keyof Sent]: string };

/** Sends the version it was opened with; after a conflict, the one that is shown. */
export function CorrectForm({ found: { record, applicant }, onClose }: { found: StaffAllotment; onClose: () => void }) {
  const done = useDone();
  const invalidate = useInvalidate();
  const [seen, setSeen] = useState<string | undefined>(applicant.version);
  return (
    <PlainForm<Values, Sent>
      name={`correct-applicant-${applicant._id}`}
      schema={
        fields.refine(({ email, birthDate }) => email === record.email || birthDate !== '', {
          path: ['birthDate'],
          message: 'Enter the date of birth too, as the e-mail address is another one',
        }) as z.ZodType<Sent, Values>
      }
      defaultValues={{
        name: record.name,
        email: record.email,
        birthDate: '',
        registered_category: record.registered_category,
        reason: '',
      }}
      words={words}
      inputs={{ email: { type: 'email' }, birthDate: { inputMode: 'numeric' }, reason: { rows: 3 } }}
      method="post"
      onCancel={onClose}
      onSend={async (values) => {
        try {
          const body = { ...values, version: seen ?? applicant.version };
          await callWithProof(calls.correctApplicant, { params: { id: applicant._id }, body });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'stale') {
            setSeen(undefined);
            invalidate('rounds');
          }
          throw error;
        }
        done(`The applicant is corrected. ${ifMailed('A mail tells of it.')}`, 'rounds');
        onClose();
      }}
    />
  );
}

const decisionFormsWords = {
  text: `On behalf of the applicant, or to put something right. The reason is kept in the audit log. ${ifMailed('A receipt is mailed to the applicant.')}`,
  fields: {
    status: { label: 'New status' },
    reason: { label: 'Reason', hint: 'For example: letter of the applicant of 14 August.' },
  },
  submit: 'Change the decision',
};

interface DecisionFormsValues {
  status: StaffStatus | '';
  reason: string;
}

const DECIDE = { result: calls.decideResult, ug: calls.decideUg, pg: calls.decidePg } as const;

export function CorrectDecision({ record, allowed }: Pick<StaffAllotment, 'record' | 'allowed'>) {
  const done = useDone();
  return (
    <PlainForm<DecisionFormsValues, StaffDecision>
      name={`correct-${record._id}`}
      schema={staffDecision as z.ZodType<StaffDecision, DecisionFormsValues>}
      defaultValues={{ status: '', reason: '' }}
      messages={{ status: 'Choose the new status' }}
      words={decisionFormsWords}
      inputs={{
        status: {
          none: 'Choose a status',
          options: allowed.map((status) => [status, texts.round.status[status]] as const),
        },
        reason: { rows: 3 },
      }}
      onSend={async (decision) => {
        await callWithProof(DECIDE[resultBase(record.track)], { params: { id: record._id }, body: decision });
        done(`The status is ${texts.round.status[decision.status]} now.`, 'rounds');
      }}
    />
  );
}

const holdWords = {
  since: (since: string) =>
    `Since ${since}, because the applicant said "this was not me" by a link of a mail. The applicant cannot decide; you can change the decision below for them. Talk to the applicant before you lift the hold.`,
  fields: {
    undo: { label: 'The last decision' },
    reason: { label: 'Reason', hint: 'For example: spoke to the applicant by telephone, identity checked.' },
  },
  submit: 'Let the applicant decide again',
};
const UNDO = ['yes', 'no'] as const;

/** Required where the decision can be undone. */
const liftOrUndo = liftHold.extend({ undo: z.enum(UNDO).transform((undo) => undo === 'yes') });

interface LiftValues {
  undo: (typeof UNDO)[number] | '';
  reason: string;
}

interface DecisionFormsProps {
  id: string;
  status: StaffAllotment['record']['status'];
  hold: NonNullable<StaffAllotment['hold']>;
}

export function LiftHold({ id, status, hold }: DecisionFormsProps) {
  const done = useDone();
  const { before } = hold;
  return (
    <Message $tone="bad" role="region" aria-labelledby="hold-title">
      <Stack $gap={2}>
        <SectionTitle id="hold-title">Decisions are held</SectionTitle>
        <p>{holdWords.since(formatInstant(hold.at))}</p>
        <p>{`Ticket: ${hold.ticket}`}</p>
        <PlainForm<LiftValues, Lift>
          name={`lift-hold-${id}`}
          schema={liftOrUndo as z.ZodType<Lift, LiftValues>}
          defaultValues={{ undo: before ? '' : 'no', reason: '' }}
          messages={{ undo: 'Say whether the last decision was theirs' }}
          words={holdWords}
          inputs={{
            undo: before !== null && {
              none: 'Choose what is right',
              options: [
                ['yes', `Was not theirs: the status is ${texts.round.status[before]} again, and they decide anew`],
                ['no', `Was theirs: ${texts.round.status[status ?? 'pending']} stays`],
              ],
            },
            reason: { rows: 2 },
          }}
          onSend={async (body) => {
            await call(calls.liftHold, { params: { id }, body });
            done('The applicant can decide again.', 'rounds');
          }}
        />
      </Stack>
    </Message>
  );
}
