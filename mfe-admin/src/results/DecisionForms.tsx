import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { LiftHold as Lift, StaffAllotment, StaffDecision, StaffStatus } from '@university/shared/contract';
import { Message, SectionTitle, SelectField, Stack, TextAreaField } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { z } from 'zod';
import { useDone } from '../api/invalidate';
import { liftHold, resultBase, staffDecision } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { callWithProof } from '../sign-in/recent-login';
import { texts } from './texts';

const words = texts.record.correct;

/** `''`: not chosen yet. */
interface Values {
  status: StaffStatus | '';
  reason: string;
}

/** The call that sets the status of a record for staff, by the address that its track has. */
const DECIDE = { result: calls.decideResult, ug: calls.decideUg, pg: calls.decidePg } as const;

const BLANK: Values = { status: '', reason: '' };

export function CorrectDecision({ record, allowed }: Pick<StaffAllotment, 'record' | 'allowed'>) {
  const done = useDone();
  const task = useTaskForm<Values, StaffDecision>({
    name: `correct-${record._id}`,
    schema: staffDecision as z.ZodType<StaffDecision, Values>,
    defaultValues: BLANK,
    order: ['status', 'reason'],
    messages: { status: words.noStatus },
    onSend: async (decision) => {
      await callWithProof(DECIDE[resultBase(record.track)], { params: { id: record._id }, body: decision });
      done(words.done(texts.round.status[decision.status]), 'rounds');
    },
  });
  return (
    <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
      <SelectField
        {...task.field('status')}
        label={words.status}
        none={words.choose}
        options={allowed.map((status) => [status, texts.round.status[status]] as const)}
      />
      <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={3} />
    </TaskFrame>
  );
}

const holdWords = texts.record.hold;

const UNDO = ['yes', 'no'] as const;

/** Where a decision can be undone, it has to be said whether it is. */
const liftOrUndo = liftHold.extend({ undo: z.enum(UNDO).transform((undo) => undo === 'yes') });

interface LiftValues {
  undo: (typeof UNDO)[number] | '';
  reason: string;
}

interface Props {
  /** Of the record. */
  id: string;
  status: StaffAllotment['record']['status'];
  hold: NonNullable<StaffAllotment['hold']>;
}

export function LiftHold({ id, status, hold }: Props) {
  const done = useDone();
  const { before } = hold;
  const task = useTaskForm<LiftValues, Lift>({
    name: `lift-hold-${id}`,
    schema: liftOrUndo as z.ZodType<Lift, LiftValues>,
    defaultValues: { undo: before ? '' : 'no', reason: '' },
    order: ['undo', 'reason'],
    messages: { undo: holdWords.noUndo },
    onSend: async (body) => {
      await call(calls.liftHold, { params: { id }, body });
      done(holdWords.done, 'rounds');
    },
  });
  return (
    <Message $tone="bad" role="region" aria-labelledby="hold-title">
      <Stack $gap={2}>
        <SectionTitle id="hold-title">{holdWords.title}</SectionTitle>
        <p>{holdWords.text(formatInstant(hold.at))}</p>
        <p>{holdWords.ticket(hold.ticket)}</p>
        <TaskFrame task={task} submit={holdWords.submit}>
          {before && (
            <SelectField
              {...task.field('undo')}
              label={holdWords.undo}
              none={holdWords.choose}
              options={[
                ['yes', holdWords.undoes(texts.round.status[before])],
                ['no', holdWords.keeps(texts.round.status[status ?? 'pending'])],
              ]}
            />
          )}
          <TextAreaField {...task.field('reason')} label={holdWords.reason} hint={holdWords.reasonHint} rows={2} />
        </TaskFrame>
      </Stack>
    </Message>
  );
}
