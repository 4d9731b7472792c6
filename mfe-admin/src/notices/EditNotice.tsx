import { useNavigate, useParams } from '@university/shared/router';
import { OneDocument } from '../documents/DocumentDesk';
import type { EditableDocument } from '@university/shared/contract';
import { type DocumentOutput, type FormOfDesk, openForm } from '../documents/form-context';
import { startOf } from '../documents/DocumentForm';
import { isSeen, formOf } from '../documents/kinds';
import { formSchema, type Issue, type TaskForm, useTaskForm } from '../form/use-task-form';
import { texts } from './texts';
import { formatSize, Row, TextField } from '@university/shared/kit';
import { type RefObject, useEffect, useState, useRef } from 'react';
import { ActButton, messageOf } from '../form/actions';
import { DropZone } from '../form/DropZone';
import { storeFile, checkFile, LIMIT_IN_WORDS } from './calls';
import { SaveBar } from '../documents/form-layout';
import { HindiPart } from '../documents/hindi/HindiPart';
import { texts as documents } from '../documents/texts';
import { NoticeForm, orderOf } from './NoticeForm';
import { checkNotice, entered, type NoticeFormValues, type NoticeValues } from './values';

export default function EditNotice() {
  const { id = '' } = useParams();
  return <OneDocument key={id} kind="notice" id={id} Form={EditForm} />;
}

/** The last day is shown once where both are the same. */
function startOfEdit(base: EditableDocument): NoticeFormValues {
  const { data, ...start } = startOf('notice', base);
  const values = data as NoticeValues;
  return { ...start, data: { ...values, validUntil: values.validUntil === values.endDate ? '' : values.validUntil } };
}

const replacesPaper = ({ data: { file: present } }: EditableDocument, file: string): boolean =>
  file !== '' && present !== null && file !== present;

const schemaOf = (base: EditableDocument, isStoring: () => boolean) =>
  formSchema<NoticeFormValues, DocumentOutput>((values) => {
    const { data, correction } = values;
    const more: (Issue | false)[] = [
      isSeen(base) &&
        replacesPaper(base, data.file) &&
        !correction.trim() && { path: 'correction', message: 'Say what was wrong with the PDF that you replace' },
      data.file === '' && !data.text.trim() && { path: 'data.text', message: texts.problemsNoFile },
      isStoring() && { path: 'data.file', message: 'Wait until the PDF is stored' },
    ];
    return {
      output: entered(values),
      issues: [
        ...checkNotice(data).issues.map(({ path, message }) => ({ path: `data.${path}`, message })),
        ...more.filter((issue) => issue !== false),
      ],
    };
  });

interface Props {
  task: TaskForm<NoticeFormValues, DocumentOutput>;
  base: EditableDocument;
  storing: RefObject<boolean>;
}

function PaperField({ task: { form, idOf, errorOf }, base, storing }: Props) {
  const file = form.watch('data.file');
  const present = String(base.data.file ?? '');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const names = form.watch('names');

  function take(next: string) {
    setRefused(null);
    form.setValue('data.file', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  async function choose([chosen]: File[]) {
    if (!chosen || storing.current) return;
    const problem = await checkFile(chosen);
    setRefused(problem);
    if (problem) return;
    storing.current = true;
    setSaid(`Storing ${chosen.name}…`);
    try {
      const { _id } = await storeFile(base._id, chosen);
      form.setValue('names', { ...form.getValues('names'), [_id]: `${chosen.name}, ${formatSize(chosen.size)}` });
      storing.current = false;
      take(_id);
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      storing.current = false;
      setSaid('');
    }
  }

  return (
    <>
      <DropZone
        id={idOf('data.file')}
        label="New PDF (optional)"
        hint={`At most ${LIMIT_IN_WORDS}. Choose it, or drop it here. Left empty, the present file stays.`}
        error={refused ?? errorOf('data.file')}
        accept="application/pdf,.pdf"
        onFiles={(chosen) => void choose(chosen)}
      />
      <span role="status">
        {said || (file === '' ? texts.sendingTextOnly : texts.paper(names[file] ?? '', file === present))}
      </span>
      <Row>
        {file === present && file !== '' && base.status !== 'draft' && (
          <a href={`/api/v1/notice/${encodeURIComponent(base._id)}/file`}>{texts.sendingOpenFile}</a>
        )}
        {file !== '' && <ActButton onClick={() => take('')}>Take the PDF away</ActButton>}
        {file !== present && present !== '' && <ActButton onClick={() => take(present)}>{texts.presentFile}</ActButton>}
      </Row>
    </>
  );
}

function EditForm(props: FormOfDesk) {
  const { _id: id, version } = props.base;
  const navigate = useNavigate();
  useEffect(() => {
    if (version === 0) void navigate(`/admin/uploads?draft=${id}`, { replace: true });
  }, [version, id, navigate]);
  return version > 0 && <ChangeForm {...props} />;
}

function ChangeForm({ base, onSave, submit = documents.formSave, beside }: FormOfDesk) {
  const storing = useRef(false);
  const task: TaskForm<NoticeFormValues, DocumentOutput> = useTaskForm<NoticeFormValues, DocumentOutput>({
    name: formOf('notice', base._id),
    schema: schemaOf(base, () => storing.current),
    defaultValues: startOfEdit(base),
    order: [...orderOf(['correction']), 'data.hi', 'note'],
    onSend: onSave,
  });
  const form = openForm(task, () => entered(task.form.getValues()));
  const lang = task.form.watch('data.language');
  const isReplaced = replacesPaper(base, task.form.watch('data.file'));
  return (
    <NoticeForm
      task={task}
      submit={submit}
      beside={beside(form)}
      Buttons={SaveBar}
      file={
        <>
          <TextField
            {...task.field('data.fileName')}
            label={texts.fileName}
            hint={texts.fields.fileName.hint}
            lang={lang}
          />
          <PaperField task={task} base={base} storing={storing} />
          {isSeen(base) && (
            <TextField
              {...task.field('correction')}
              label={isReplaced ? 'What was wrong?' : 'What was wrong? (optional)'}
              hint="One sentence for readers, as “The last date was wrong”. The page shows it with the day."
              lang={lang}
            />
          )}
        </>
      }
      publishAt={{ isOptional: false }}
      last={
        <>
          {lang === 'en' && (
            <HindiPart
              {...{ kind: 'notice', form, id: task.idOf('data.hi'), error: task.errorOf('data.hi') }}
              onWrite={(hi) => task.form.setValue('data.hi', hi, { shouldDirty: true })}
            />
          )}
          <TextField {...task.field('note')} label={documents.formNote} hint={documents.formNoteHint} />
        </>
      }
    />
  );
}
