import { ApiError } from '@university/shared';
import { Card, Stack } from '@university/shared/kit';
import type { OwnPage } from '../api/queries';
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
import { atOwnInputs, type OwnData, ownFields, ownSchema, startOf } from './own-page';
import { texts as words } from './texts';

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
