import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Card, FormPart, Row, Stack, TextAreaField, TextField } from '@university/shared/kit';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useDone } from '../api/invalidate';
import { type OwnPage, ownPageQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { ownPageUpdate } from '../contract';
import { ActButton } from '../form/buttons';
import { Read } from '../form/messages';
import { TaskFrame } from '../form/TaskFrame';
import { presentIn } from '../form/use-task';
import { formSchema, useTaskForm } from '../form/use-task-form';
import { OwnPagePreview } from './OwnPagePreview';
import { texts as words } from './texts';

export default function MyPage() {
  const page = useQuery(ownPageQuery());
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Read query={page} failed={words.failed}>
        {(data) => (
          <>
            <div>
              <Link to={`/faculty/${data._id}`}>{words.publicPage}</Link>
            </div>
            <OwnPageForm page={data} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}

interface Values {
  overview: string;
  research: { text: string }[];
}

/** As many as the API takes. */
const MOST = 50;

/** What is sent of the form, which changes this version. */
const schemaFor = (version: number) =>
  formSchema(({ overview, research }: Values) => {
    const output = { overview, research: research.map(({ text }) => text), version };
    const issues = (ownPageUpdate.safeParse(output).error?.issues ?? []).map(({ path: [name, index], message }) => ({
      path: index === undefined ? String(name) : `${String(name)}.${String(index)}.text`,
      message,
    }));
    return { output, issues };
  });

const toValues = ({ overview, research }: OwnPage): Values => ({
  overview,
  research: research.map((text) => ({ text })),
});

/** Overview and research of the own page, with how visitors will see it. */
function OwnPageForm({ page }: { page: OwnPage }) {
  const queryClient = useQueryClient();
  const done = useDone();
  const [version, setVersion] = useState(page.version);
  const task = useTaskForm({
    name: 'my-page',
    schema: schemaFor(version),
    defaultValues: toValues(page),
    order: ['overview', ...Array.from({ length: MOST }, (_, index) => `research.${index}.text` as const)],
    onSend: async (changed) => {
      try {
        const { data } = await call(calls.updateOwnFaculty, { body: changed });
        setVersion(data.faculty.version);
        queryClient.setQueryData(ownPageQuery().queryKey, data.faculty);
        done(words.saved, 'faculty');
      } catch (error) {
        const now = presentIn<OwnPage>(error, 'faculty');
        if (!now) throw error;
        setVersion(now.version);
        throw new ApiError(409, 'conflict', words.conflict);
      }
    },
  });
  const research = useFieldArray({ control: task.form.control, name: 'research' });
  return (
    <Stack $gap={4}>
      <Card>
        <TaskFrame task={task} gap={4} submit={words.submit}>
          <TextAreaField {...task.field('overview')} label={words.overview} hint={words.overviewHint} rows={8} />
          <FormPart title={words.research}>
            {research.fields.map(({ id }, index) => (
              <Stack key={id} $gap={1}>
                <TextField {...task.field(`research.${index}.text`)} label={words.interest(index + 1)} />
                <Row $gap={1}>
                  {index > 0 && (
                    <ActButton aria-label={words.upOf(index + 1)} onClick={() => research.move(index, index - 1)}>
                      {words.up}
                    </ActButton>
                  )}
                  <ActButton aria-label={words.removeOf(index + 1)} onClick={() => research.remove(index)}>
                    {words.remove}
                  </ActButton>
                </Row>
              </Stack>
            ))}
            {research.fields.length < MOST && (
              <div>
                <ActButton onClick={() => research.append({ text: '' })}>{words.add}</ActButton>
              </div>
            )}
          </FormPart>
        </TaskFrame>
      </Card>
      <OwnPagePreview page={page} values={task.form.watch()} />
    </Stack>
  );
}
