import { useNavigate, useParams } from '@university/shared/router';
import { OneDocument } from '../documents/DocumentDesk';
import type { EditableDocument, Translation } from '@university/shared/contract';
import { type DocumentOutput, type FormOfDesk, openForm } from '../documents/form-context';
import { fieldsOfKind, isSeen, formOf } from '../documents/kinds';
import { hindiIn } from '../documents/model/check';
import { fromValues, toValues } from '../documents/model/values';
import { formSchema, type Issue, type TaskForm, useTaskForm } from '../form/use-task-form';
import { DETAIL_FIELDS, detailsOf } from './sections';
import { texts } from './texts';
import { hourOf, lastDayOf, type NoticeValues, noticeFields, titleField } from './values';
import { formatSize, Row, TextField } from '@university/shared/kit';
import { type RefObject, useEffect, useState, useRef } from 'react';
import { ActButton, messageOf } from '../form/actions';
import { DropZone } from '../form/DropZone';
import { storeFile, checkFile, LIMIT_IN_WORDS } from './calls';
import { ApiError } from '@university/shared';
import { SaveBar } from '../documents/form-layout';
import { HindiPart } from '../documents/hindi/HindiPart';
import { texts as documents } from '../documents/texts';
import { COMMON_ORDER, NoticeForm } from './NoticeForm';

export default function EditNotice() {
  const { id = '' } = useParams();
  return <OneDocument key={id} kind="notice" id={id} Form={EditForm} />;
}

interface EditValues extends NoticeValues {
  hi?: Translation[];
  fileName: string;
  file: string;
  note: string;
  correction: string;
}

export function startOf({ data, draft }: EditableDocument): EditValues {
  const { note = '', correction = '' } = draft ?? {};
  const values = toValues(fieldsOfKind('notice'), draft?.data ?? data) as unknown as NoticeValues;
  // Shown once where both are the same day.
  const validUntil = values.validUntil === values.endDate ? '' : values.validUntil;
  return { ...({ ...values, validUntil, ...hindiIn(draft?.data ?? data) } as EditValues), note, correction };
}

export function entered(values: EditValues): DocumentOutput {
  const asked = detailsOf(values.section);
  const left = DETAIL_FIELDS.filter((field) => !asked.includes(field)).map((field) => [field, null]);
  return {
    data: {
      ...fromValues(fieldsOfKind('notice'), { ...values }),
      ...Object.fromEntries(left),
      ...hindiIn({ ...values }),
      validUntilTime: (values.autoArchive && hourOf(values)) || null,
      validUntil: (values.autoArchive && lastDayOf(values)) || null,
    },
    note: values.note.trim(),
    correction: values.correction.trim(),
  };
}

const replacesPaper = ({ data: { file: present } }: EditableDocument, file: string): boolean =>
  file !== '' && present !== null && file !== present;

export const schemaOf = (base: EditableDocument, isStoring: () => boolean) =>
  formSchema<EditValues, DocumentOutput>((values) => {
    const { file, text, correction } = values;
    const more: (Issue | false)[] = [
      isSeen(base) &&
        replacesPaper(base, file) &&
        !correction.trim() && { path: 'correction', message: 'Say what was wrong with the PDF that you replace' },
      file === '' && !text.trim() && { path: 'text', message: texts.problemsNoFile },
      isStoring() && { path: 'file', message: 'Wait until the PDF is stored' },
    ];
    return {
      output: entered(values),
      issues: [
        ...titleField(values.fileName, 'fileName').issues,
        ...noticeFields(values).issues,
        ...more.filter((issue) => issue !== false),
      ],
    };
  });

export const atInputs = (issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: path.replace(/^data\./, ''), message }));

interface Props {
  task: TaskForm<EditValues, DocumentOutput>;
  base: EditableDocument;
  storing: RefObject<boolean>;
}

function PaperField({ task: { form, idOf, errorOf }, base, storing }: Props) {
  const file = form.watch('file');
  const present = String(base.data.file ?? '');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  // Files stored here; names of earlier ones come from the API.
  const [names, setNames] = useState(base.names);

  function take(next: string) {
    setRefused(null);
    form.setValue('file', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
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
      setNames((known) => ({ ...known, [_id]: `${chosen.name}, ${formatSize(chosen.size)}` }));
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
        id={idOf('file')}
        label="New PDF (optional)"
        hint={`At most ${LIMIT_IN_WORDS}. Choose it, or drop it here. Left empty, the present file stays.`}
        error={refused ?? errorOf('file')}
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
  const task: TaskForm<EditValues, DocumentOutput> = useTaskForm<EditValues, DocumentOutput>({
    name: formOf('notice', base._id),
    schema: schemaOf(base, () => storing.current),
    defaultValues: startOf(base),
    order: ['section', 'fileName', 'file', 'correction', ...COMMON_ORDER, 'hi', 'note'],
    onSend: (output) =>
      onSave(output).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
        throw new ApiError(error.status, error.code, error.message, atInputs(error.issues), error.data);
      }),
  });
  const form = openForm(task, () => entered(task.form.getValues()));
  const lang = task.form.watch('language');
  const isReplaced = replacesPaper(base, task.form.watch('file'));
  return (
    <NoticeForm
      id={base._id}
      task={task}
      submit={submit}
      beside={beside(form)}
      Buttons={SaveBar}
      file={
        <>
          <TextField {...task.field('fileName')} label={texts.fileName} hint={texts.fileNameHint} lang={lang} />
          <PaperField task={task} base={base} storing={storing} />
          {isSeen(base) && (
            <TextField
              {...task.field('correction')}
              label={isReplaced ? 'What was wrong?' : 'What was wrong? (optional)'}
              hint="One sentence for readers, as “The last date was wrong”. The page shows it with the day."
              lang={lang}
              maxLength={300}
            />
          )}
        </>
      }
      publishAt={{ label: 'Published at, in IST' }}
      last={
        <>
          {lang === 'en' && (
            <HindiPart
              {...{ kind: 'notice', form, id: task.idOf('hi'), error: task.errorOf('hi') }}
              onWrite={(hi) => task.form.setValue('hi', hi, { shouldDirty: true })}
            />
          )}
          <TextField {...task.field('note')} label={documents.formNote} hint={documents.formNoteHint} maxLength={300} />
        </>
      }
    />
  );
}
