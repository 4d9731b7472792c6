import { call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Grievance, GrievanceCategory } from '@university/shared/contract';
import { Message, SelectField, TextAreaField } from '@university/shared/kit';
import { useNavigate } from '@university/shared/router';
import { Fold } from '../area/Panel';
import { Check } from '../form/Check';
import { TaskFrame } from '../form/TaskFrame';
import { formSchema, issuesIn, useTaskForm } from '../form/use-task-form';
import { GRIEVANCE_CATEGORIES, grievanceMove } from './contract';
import { texts } from './texts';
import { useChange } from './use-change';

const words = texts.move;

const CATEGORIES = GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label] as const);
const CONFIDENTIAL = GRIEVANCE_CATEGORIES.filter(({ confidential }) => confidential).map(({ label }) => label);

interface Values {
  category: GrievanceCategory;
  reason: string;
  lift: boolean;
}

/** Moves a grievance to another category. Where that is confidential, others than the committee see it no more. */
export function MoveForm({ grievance }: { grievance: Grievance }) {
  const { _id: id, category, confidential, version, ticket } = grievance;
  const change = useChange(id);
  const navigate = useNavigate();
  const task = useTaskForm({
    name: `grievance-move-${id}`,
    schema: formSchema((values: Values) => {
      const { data, error } = grievanceMove.safeParse({ ...values, version });
      return { output: data, issues: issuesIn(error) };
    }),
    defaultValues: { category, reason: '', lift: false },
    order: ['category', 'lift', 'reason'],
    onSend: async (body) => {
      const now = await change(() => call(calls.moveGrievance, { params: { id }, body }));
      toast.success(now ? words.done(ticket) : words.gone(ticket));
      if (now) task.startAgain({ category: now.category, reason: '', lift: false });
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
