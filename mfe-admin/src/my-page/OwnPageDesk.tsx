import { ApiError, call, useSession } from '@university/shared';
import { Card, Stack } from '@university/shared/kit';
import { type OwnPage, ownPageQuery } from '../api/queries';
import { FieldInput } from '../documents/fields/FieldInput';
import {
  type DataPath,
  DocumentFormContext,
  type DocumentOutput,
  type DocumentValues,
} from '../documents/form-context';
import { SaveBar } from '../documents/form-layout';
import { schemaOver } from '../documents/model/check';
import { pathsOf } from '../documents/model/paths';
import { TaskFrame } from '../form/TaskFrame';
import { useTaskForm } from '../form/use-task-form';
import { OwnPagePreview } from './OwnPagePreview';
import { atOwnInputs, type OwnData, ownFields, ownSchema, startOf, dataOf, namesIn, updateOf } from './own-page';
import { texts as words } from './texts';
import * as calls from '@university/shared/calls';
import { useQueryClient } from '@university/shared/query';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { isSame } from '../documents/model/words';
import { Later } from '../area/Later';
import { Announced } from '../form/messages';
import { dropUnfinished } from '../form/unfinished';
import { presentIn } from '../form/failures';

/** Names the form, and what waits of it. */
export const FORM = 'own-page';

interface Props {
  page: OwnPage;
  onSave: (data: OwnData) => Promise<unknown>;
}

/** What people change of their own page, in the fields of the catalogue, with how visitors will see it. */
export function OwnPageForm({ page, onSave }: Props) {
  const fields = ownFields();
  const task = useTaskForm<DocumentValues, DocumentOutput>({
    name: FORM,
    schema: schemaOver(fields, ownSchema),
    defaultValues: startOf(page),
    order: ({ data }) => pathsOf(fields, data, 'data') as DataPath[],
    onSend: async ({ data }) => {
      try {
        await onSave(data);
      } catch (error) {
        if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
        throw new ApiError(error.status, error.code, error.message, atOwnInputs(error.issues), error.data);
      }
    },
  });
  return (
    <DocumentFormContext value={{ kind: 'person', task, Input: FieldInput }}>
      <Stack $gap={4}>
        <Card>
          <TaskFrame task={task} gap={4} submit={words.submit} Buttons={SaveBar}>
            {fields.map((field) => (
              <FieldInput key={field.name} field={field} path={`data.${field.name}`} />
            ))}
          </TaskFrame>
        </Card>
        <OwnPagePreview page={page} values={task.form.watch('data')} />
      </Stack>
    </DocumentFormContext>
  );
}

/** Few people ever see it. */
const loadConflict = () => import('../documents/DocumentConflict').then(({ DocumentConflict }) => DocumentConflict);

interface Clash {
  theirs: OwnPage;
  mine: OwnData;
}

/** The own page with its form; and where it was changed in another tab, or by the department, what to do about it. */
export function OwnPageDesk({ page: opened }: { page: OwnPage }) {
  const owner = useSession()?.email ?? '';
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  // What the form began with: the version that it changes.
  const [base, setBase] = useState(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  // Forms that began anew, because the page says something else than what was typed.
  const [forms, setForms] = useState(0);
  const [outcome, setOutcome] = useState<'saved' | 'same' | null>(null);

  function begin(page: OwnPage) {
    dropUnfinished(owner, FORM);
    setBase(page);
    setClash(null);
    queryClient.setQueryData(ownPageQuery().queryKey, page);
  }

  function beginAnew(page: OwnPage) {
    begin(page);
    setForms((count) => count + 1);
  }

  /** @param next what becomes of the form with the page as it was saved */
  async function save(mine: OwnData, version: number, next = begin) {
    if (isSame(mine, dataOf(base))) return setOutcome((before) => before ?? 'same');
    setOutcome(null);
    try {
      const { data } = await call(calls.updateOwnFaculty, { body: updateOf(mine, version) });
      next(data.faculty);
      setOutcome('saved');
      invalidate('faculty');
    } catch (error) {
      const theirs = presentIn<OwnPage>(error, 'faculty');
      if (!theirs) throw error;
      setClash({ theirs, mine });
    }
  }

  return (
    <Stack $gap={4}>
      {outcome && (
        <Announced tone={outcome === 'saved' ? 'good' : 'plain'}>
          <p>{words.outcomes[outcome]}</p>
        </Announced>
      )}
      {clash && (
        <Later
          load={loadConflict}
          props={{
            kind: 'person',
            words: words.conflict,
            states: { base: dataOf(base), theirs: dataOf(clash.theirs), mine: clash.mine },
            names: { ...namesIn(base), ...namesIn(clash.theirs) },
            onMine: (data) => save(data, clash.theirs.version, beginAnew),
            onTheirs: () => beginAnew(clash.theirs),
          }}
        />
      )}
      <OwnPageForm key={forms} page={base} onSave={(mine) => save(mine, base.version)} />
    </Stack>
  );
}
