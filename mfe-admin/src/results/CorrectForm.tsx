import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffAllotment } from '@university/shared/contract';
import { TextAreaField, TextField } from '@university/shared/kit';
import { useState } from 'react';
import type { z } from 'zod';
import { useDone, useInvalidate } from '../api/invalidate';
import { applicantCorrection } from './contract';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { callWithProof } from '../sign-in/recent-login';
import { texts as words } from './correct-texts';

const fields = applicantCorrection.omit({ version: true });
type Sent = z.output<typeof fields>;
type Values = { [Name in keyof Sent]: string };

interface Props {
  found: StaffAllotment;
  onClose: () => void;
}

/**
 * Corrects who an applicant is, with a reason. It sends which state it was opened with; after somebody else was faster,
 * the state that is shown above.
 */
export function CorrectForm({ found: { record, applicant }, onClose }: Props) {
  const done = useDone();
  const invalidate = useInvalidate();
  const [seen, setSeen] = useState<string | undefined>(applicant.version);
  const task = useTaskForm<Values, Sent>({
    name: `correct-applicant-${applicant._id}`,
    schema: fields.refine(({ email, birthDate }) => email === record.email || birthDate !== '', {
      path: ['birthDate'],
      message: words.birthDateNeeded,
    }) as z.ZodType<Sent, Values>,
    defaultValues: {
      name: record.name,
      email: record.email,
      birthDate: '',
      registered_category: record.registered_category,
      reason: '',
    },
    order: ['name', 'email', 'birthDate', 'registered_category', 'reason'],
    onSend: async (values) => {
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
      done(words.done, 'rounds');
      onClose();
    },
  });
  return (
    <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>} method="post" onCancel={onClose}>
      <TextField {...task.field('name')} label={words.name} hint={words.nameHint} autoComplete="off" />
      <TextField {...task.field('email')} label={words.email} type="email" autoComplete="off" />
      <TextField
        {...task.field('birthDate')}
        label={words.birthDate}
        hint={words.birthDateHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...task.field('registered_category')}
        label={words.category}
        hint={words.categoryHint}
        autoComplete="off"
      />
      <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={3} />
    </TaskFrame>
  );
}
