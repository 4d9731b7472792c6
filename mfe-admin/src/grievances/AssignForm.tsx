import { call, toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AnswerOf, Grievance } from '@university/shared/contract';
import { SelectField } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { grievanceAssigneesQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { TaskButton } from '../form/buttons';
import { Read } from '../form/messages';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { assigneeChoice } from './contract';
import { texts } from './texts';
import { useChange } from './use-change';

const words = texts.assign;

/** Who settles it: somebody who may see it, or nobody in particular. */
export function AssignForm({ grievance }: { grievance: Grievance }) {
  const query = useQuery(grievanceAssigneesQuery(grievance._id));
  return (
    <Panel title={words.title}>
      <Read query={query} failed={words.failed}>
        {(staff) => <Choice key={grievance.assignee?._id} grievance={grievance} staff={staff} />}
      </Read>
    </Panel>
  );
}

function Choice({
  grievance,
  staff,
}: {
  grievance: Grievance;
  staff: AnswerOf<'listGrievanceAssignees'>['data']['staff'];
}) {
  const { _id: id, assignee } = grievance;
  const change = useChange(id);
  const me = staff.find(({ isMe }) => isMe);
  async function assign(chosen: string | null) {
    const now = await change(() => call(calls.assignGrievance, { params: { id }, body: { assignee: chosen } }));
    toast.success(now?.assignee ? words.done(now.assignee.name) : words.doneNobody);
  }
  const task = useTaskForm({
    name: `grievance-assign-${id}`,
    restores: false,
    schema: assigneeChoice,
    defaultValues: { assignee: assignee?._id ?? '' },
    order: ['assignee'],
    onSend: ({ assignee: chosen }) => assign(chosen || null),
  });
  return (
    <>
      {me && me._id !== assignee?._id && (
        <TaskButton look="primary" onRun={() => assign(me._id)}>
          {words.toMe}
        </TaskButton>
      )}
      <TaskFrame task={task} submit={words.submit} intro={<p>{words.text}</p>}>
        <SelectField
          {...task.field('assignee')}
          label={words.label}
          none={words.nobody}
          options={staff.map(({ _id, name }) => [_id, name] as const)}
        />
      </TaskFrame>
    </>
  );
}
