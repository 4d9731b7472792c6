import { ApiError, call, toast } from '@university/shared';
import { useQuery, useQueryClient } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Button, Card, Row, Stack, TextField } from '@university/shared/ui';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { invalidate } from '../api/invalidate';
import { type OwnPage, ownPageQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { endpoints } from '../contract';
import { TaskFrame } from '../form/TaskFrame';
import { FormPart, TextAreaField } from '../form/fields';
import { checked, useTaskForm } from '../form/use-task-form';
import { Read } from '../parts/Read';
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

const { body } = endpoints.updateOwnFaculty;

/** As many as the API takes. */
const MOST = 50;

const bodyOf = ({ overview, research }: Values, version: number) => ({
  overview,
  research: research.map(({ text }) => text),
  version,
});

const schema = checked<Values>((values) =>
  (body.safeParse(bodyOf(values, 1)).error?.issues ?? []).map(({ path: [name, index], message }) => ({
    path: index === undefined ? String(name) : `${String(name)}.${String(index)}.text`,
    message,
  })),
);

const toValues = ({ overview, research }: OwnPage): Values => ({
  overview,
  research: research.map((text) => ({ text })),
});

/** Overview and research of the own page, with how visitors will see it. */
export function OwnPageForm({ page }: { page: OwnPage }) {
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(page.version);
  const task = useTaskForm<Values, Values>({
    name: 'my-page',
    schema,
    defaultValues: toValues(page),
    order: ['overview', ...Array.from({ length: MOST }, (_, index) => `research.${index}.text` as const)],
    onSend: async (values) => {
      try {
        const { data } = await call('PUT /faculty/me', { body: bodyOf(values, version) });
        setVersion(data.faculty.version);
        queryClient.setQueryData(ownPageQuery().queryKey, data.faculty);
        invalidate(queryClient, 'faculty');
        toast.success(words.saved);
      } catch (error) {
        const now = presentIn(error);
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
        <TaskFrame task={task} gap={4} submit={words.submit} onStartAgain={() => task.startAgain(toValues(page))}>
          <TextAreaField {...task.field('overview')} label={words.overview} hint={words.overviewHint} rows={8} />
          <FormPart title={words.research}>
            {research.fields.map(({ id }, index) => (
              <Stack key={id} $gap={1}>
                <TextField {...task.field(`research.${index}.text`)} label={words.interest(index + 1)} />
                <Row $gap={1}>
                  {index > 0 && (
                    <Button
                      type="button"
                      $look="quiet"
                      aria-label={words.upOf(index + 1)}
                      onClick={() => research.move(index, index - 1)}
                    >
                      {words.up}
                    </Button>
                  )}
                  <Button
                    type="button"
                    $look="quiet"
                    aria-label={words.removeOf(index + 1)}
                    onClick={() => research.remove(index)}
                  >
                    {words.remove}
                  </Button>
                </Row>
              </Stack>
            ))}
            {research.fields.length < MOST && (
              <div>
                <Button type="button" $look="quiet" onClick={() => research.append({ text: '' })}>
                  {words.add}
                </Button>
              </div>
            )}
          </FormPart>
        </TaskFrame>
      </Card>
      <OwnPagePreview page={page} values={task.form.watch()} />
    </Stack>
  );
}

/** The page as it is now, when it was changed elsewhere. */
function presentIn(error: unknown): OwnPage | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.data as { faculty?: OwnPage } | undefined)?.faculty;
}
