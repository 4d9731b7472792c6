import * as calls from '@university/shared/calls';
import type { ApplicationsReport, RoundSummary } from '@university/shared/contract';
import { FactColumns, formatSize, Stack, TextField } from '@university/shared/kit';
import { useNavigate } from '@university/shared/router';
import { useState } from 'react';
import { z } from 'zod';
import { callWithProof, formDataOf, useDone } from '../../api/changes';
import { Fold, Panel } from '../../area/StaffArea';
import { Check } from '../../form/Check';
import { DropZone } from '../../form/DropZone';
import { TaskFrame } from '../../form/TaskFrame';
import { useTaskForm } from '../../form/use-task-form';
import { ImportIssues, limitInWords, problemOf, reportIn } from '../../import/ImportFiles';
import { inIndia } from '../../list/cells';
import { IMPORT_FILE_LIMIT, runForm } from '../contract';
import { askOf, roundPage, TemplateButton } from '../rounds';
import { texts as ofResults } from '../texts';
import { texts } from './texts';

const schema = z.object({
  name: runForm.shape.name,
  isSpot: z.boolean(),
  file: z.custom<File | undefined>().superRefine((chosen, context) => {
    const message = chosen ? problemOf([chosen], { limit: IMPORT_FILE_LIMIT }) : texts.noFile;
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

interface Props {
  round: RoundSummary;
  /** Suggested. */
  name: string;
}

export function TrySeats({ round, name }: Props) {
  const done = useDone();
  const navigate = useNavigate();
  const [report, setReport] = useState<ApplicationsReport>();
  const task = useTaskForm<z.input<typeof schema>, z.output<typeof schema>>({
    name: `seats-${round._id}`,
    schema,
    defaultValues: { name, isSpot: false, file: undefined },
    order: ['name', 'file', 'isSpot'],
    onSend: async ({ file, isSpot, ...rest }) => {
      setReport(undefined);
      const body = formDataOf('csv', file ? [file] : [], { ...rest, isSpot: String(isSpot) });
      try {
        const { data } = await callWithProof(calls.startAllotmentRun, { ...askOf(round), body, timeout: 0 });
        done(texts.tried, 'rounds');
        await navigate(roundPage(round, `/seats/${data.run._id}`));
      } catch (error) {
        setReport(reportIn<ApplicationsReport>(error));
        throw error;
      }
    },
  });
  const file = task.form.watch('file');

  function choose([chosen]: File[]) {
    setReport(undefined);
    task.form.setValue('file', chosen, { shouldValidate: true });
  }

  return (
    <Panel title={texts.tryTitle} gap={3}>
      <TemplateButton of="applications" />
      <Fold title={texts.columnsTitle}>
        <FactColumns facts={texts.columns.map(([term, value]) => ({ term, value }))} />
      </Fold>
      <TaskFrame task={task} submit={texts.submit} sending={texts.busy}>
        <TextField {...task.field('name')} label={texts.name} autoComplete="off" />
        <DropZone
          id={task.idOf('file')}
          label={texts.file}
          hint={ofResults.importFileHint(limitInWords(IMPORT_FILE_LIMIT))}
          error={task.errorOf('file')}
          accept=".csv,text/csv,.json,application/json"
          onFiles={choose}
        />
        {file && (
          <p>
            {texts.chosen} <strong>{file.name}</strong>, {formatSize(file.size)}
          </p>
        )}
        <Check {...task.field('isSpot')} label={texts.isSpot} />
        <div role="status">{task.isSending && texts.sending}</div>
      </TaskFrame>
      {file && report && (
        <Stack $gap={2}>
          <h3>{texts.problems(inIndia(report.issueCount))}</h3>
          <ImportIssues files={[file]} report={report} />
        </Stack>
      )}
    </Panel>
  );
}
