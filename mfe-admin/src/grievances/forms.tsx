import { ApiError, call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance, GrievanceStatus } from '@university/shared/contract';
import { Message, SelectField, TextAreaField, TextField } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { z } from 'zod';
import { useInvalidate } from '../api/invalidate';
import { grievanceAssigneesQuery, grievanceQuery } from '../api/queries';
import { Fold, Panel } from '../area/Panel';
import { TaskButton } from '../form/buttons';
import { Check } from '../form/Check';
import { presentIn, Read } from '../form/messages';
import { TaskFrame } from '../form/TaskFrame';
import { formSchema, issuesIn, useTaskForm } from '../form/use-task-form';
import {
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_STEPS,
  grievanceExtension,
  grievanceMove,
  grievanceNote,
  grievanceUpdate,
} from './contract';
import { texts } from './texts';

interface Props {
  grievance: Grievance;
}

type Answer = Promise<{ data: { grievance: Grievance | null } }>;

/**
 * `change(call)`: changes a grievance, and shows what it is then; also where somebody else was faster, which is said as a
 * failure. Gives the grievance as it is now, or null where it is not for the caller's eyes any more.
 */
function useChange(id: string) {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const show = (grievance: Grievance) => queryClient.setQueryData(grievanceQuery(id).queryKey, grievance);
  return async (made: Answer): Promise<Grievance | null> => {
    try {
      const { grievance } = (await made).data;
      if (grievance) show(grievance);
      return grievance;
    } catch (error) {
      const now = presentIn<Grievance>(error, 'grievance');
      if (!now) throw error;
      show(now);
      throw new ApiError(409, 'conflict', texts.settle.conflict);
    } finally {
      invalidate('grievances');
    }
  };
}

/** The contract's schema over what is entered, with the version that was seen. */
const seen = <V extends object, O>(schema: z.ZodType<O>, version: number) =>
  formSchema<V, O>((values) => {
    const { data, error } = schema.safeParse({ ...values, version });
    return { output: data, issues: issuesIn(error) };
  });

/** Who settles it: somebody who may see it, or nobody in particular. */
export function AssignForm({ grievance }: Props) {
  const words = texts.assign;
  const { _id: id, assignee } = grievance;
  const query = useQuery(grievanceAssigneesQuery(id));
  const change = useChange(id);
  async function assign(chosen: string | null) {
    const now = await change(call(calls.assignGrievance, { params: { id }, body: { assignee: chosen } }));
    toast.success(now?.assignee ? words.done(now.assignee.name) : words.doneNobody);
  }
  const task = useTaskForm({
    name: `grievance-assign-${id}`,
    restores: false,
    schema: z.object({ assignee: z.string() }),
    defaultValues: { assignee: assignee?._id ?? '' },
    order: ['assignee'],
    onSend: ({ assignee: chosen }) => assign(chosen || null),
  });
  return (
    <Panel title={words.title}>
      <Read query={query} failed={words.failed}>
        {(staff) => (
          <>
            {staff
              .filter(({ isMe, _id }) => isMe && _id !== assignee?._id)
              .map(({ _id }) => (
                <TaskButton key={_id} look="primary" onRun={() => assign(_id)}>
                  {words.toMe}
                </TaskButton>
              ))}
            <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
              <SelectField
                {...task.field('assignee')}
                label={words.label}
                none={words.nobody}
                options={staff.map(({ _id, name }) => [_id, name] as const)}
              />
            </TaskFrame>
          </>
        )}
      </Read>
    </Panel>
  );
}

export function SettleForm({ grievance: { _id: id, status: present, version, ticket } }: Props) {
  const words = texts.settle;
  const change = useChange(id);
  const steps = GRIEVANCE_STEPS[present].map(
    (step) => [step, step === present ? words.same(texts.status[step]) : texts.status[step]] as const,
  );
  const task = useTaskForm({
    name: `grievance-${id}`,
    schema: seen<{ status: GrievanceStatus; reply: string }, z.output<typeof grievanceUpdate>>(
      grievanceUpdate,
      version,
    ),
    defaultValues: { status: present, reply: '' },
    order: ['status', 'reply'],
    onSend: async (body) => {
      const now = await change(call(calls.updateGrievance, { params: { id }, body }));
      toast.success(words.done(ticket));
      task.startAgain({ status: now?.status ?? present, reply: '' });
    },
  });
  return (
    <Panel title={words.title}>
      <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
        <SelectField {...task.field('status')} label={words.status} options={steps} />
        <TextAreaField {...task.field('reply')} label={words.reply} hint={words.replyHint} rows={6} />
      </TaskFrame>
    </Panel>
  );
}

export function NoteForm({ grievance: { _id: id } }: Props) {
  const words = texts.note;
  const change = useChange(id);
  const task = useTaskForm({
    name: `grievance-note-${id}`,
    schema: grievanceNote,
    defaultValues: { text: '' },
    order: ['text'],
    onSend: async (body) => {
      await change(call(calls.addGrievanceNote, { params: { id }, body }));
      toast.success(words.done);
      task.startAgain({ text: '' });
    },
  });
  return (
    <Panel title={words.title}>
      <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
        <TextAreaField {...task.field('text')} label={words.label} rows={3} />
      </TaskFrame>
    </Panel>
  );
}

/** Promises the person a later day, once. */
export function ExtendForm({ grievance: { _id: id, version, ticket } }: Props) {
  const words = texts.extend;
  const change = useChange(id);
  const task = useTaskForm({
    name: `grievance-extend-${id}`,
    schema: seen<{ to: string; reason: string }, z.output<typeof grievanceExtension>>(grievanceExtension, version),
    defaultValues: { to: '', reason: '' },
    order: ['to', 'reason'],
    onSend: async (body) => {
      await change(call(calls.extendGrievance, { params: { id }, body }));
      toast.success(words.done(ticket));
    },
  });
  return (
    <Fold title={words.title}>
      <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
        <TextField {...task.field('to')} type="date" label={words.to} />
        <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={3} />
      </TaskFrame>
    </Fold>
  );
}

const CATEGORIES = GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label] as const);
const CONFIDENTIAL = GRIEVANCE_CATEGORIES.filter(({ confidential }) => confidential).map(({ label }) => label);

export function MoveForm({ grievance: { _id: id, category, confidential, version, ticket } }: Props) {
  const words = texts.move;
  const change = useChange(id);
  const navigate = useNavigate();
  const values = { category, reason: '', lift: false };
  const task = useTaskForm({
    name: `grievance-move-${id}`,
    schema: seen<typeof values, z.output<typeof grievanceMove>>(grievanceMove, version),
    defaultValues: values,
    order: ['category', 'lift', 'reason'],
    onSend: async (body) => {
      const now = await change(call(calls.moveGrievance, { params: { id }, body }));
      toast.success(now ? words.done(ticket) : words.gone(ticket));
      if (now) task.startAgain({ ...values, category: now.category });
      else navigate('/admin/grievances');
    },
  });
  return (
    <Fold title={words.title}>
      <TaskFrame
        task={task}
        submit={words.submit}
        intro={<Message>{confidential ? words.stays : words.becomes(CONFIDENTIAL.join(', '))}</Message>}
      >
        <SelectField {...task.field('category')} label={words.category} options={CATEGORIES} />
        {confidential && <Check {...task.field('lift')} label={words.lift} />}
        <TextAreaField {...task.field('reason')} label={words.reason} hint={words.reasonHint} rows={3} />
      </TaskFrame>
    </Fold>
  );
}
