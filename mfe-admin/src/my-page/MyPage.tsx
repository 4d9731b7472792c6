import { useQuery, useQueryClient } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { ownPageQuery, type OwnPage, mediaItemQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { Read, Announced, presentIn } from '../form/messages';
import { texts as words } from './texts';
import type { BodyOf } from '@university/shared/contract';
import { DOCUMENTS } from '../documents/contract';
import {
  type DocumentValues,
  type DataPath,
  DocumentFormContext,
  type DocumentOutput,
} from '../documents/form-context';
import { fieldsOfKind } from '../documents/kinds';
import { atInputs, schemaOver, pathsOf } from '../documents/model/check';
import { toValues, fromValues, type Values } from '../documents/model/values';
import { type Names, isSame } from '../documents/model/words';
import { type Issue, useTaskForm } from '../form/use-task-form';
import { Card, Picture, Stack, text } from '@university/shared/kit';
import styled from 'styled-components';
import { Titled } from '../area/Panel';
import { TextPreview } from '../form/text-preview';
import { ApiError, call, useSession } from '@university/shared';
import { FieldInput } from '../documents/fields/FieldInput';
import { SaveBar } from '../documents/form-layout';
import { TaskFrame } from '../form/TaskFrame';
import * as calls from '@university/shared/calls';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { dropUnfinished } from '../form/unfinished';
import { later } from '../area/Later';

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
            <OwnPageDesk page={data} />
          </>
        )}
      </Read>
    </StaffArea>
  );
}

/** Names of the own page's fields in its calls. */
const IN_CALLS = {
  photoId: 'photo_id',
  overview: 'overview',
  qualifications: 'qualifications',
  research: 'research',
  researchText: 'research_text',
  publications: 'publications',
} as const;

/** What a member of the faculty changes of the own page. */
const ownSchema = DOCUMENTS.person.data.pick({
  photoId: true,
  overview: true,
  qualifications: true,
  research: true,
  researchText: true,
  publications: true,
});

const OWN_FIELDS = Object.keys(ownSchema.shape) as (keyof typeof ownSchema.shape)[];

/** The fields of its form, in the order of a person's. */
export const ownFields = () => fieldsOfKind('person').filter(({ name }) => Object.hasOwn(ownSchema.shape, name));

/** Data of these fields, as a person's document has it. */
export type OwnData = Record<string, unknown>;

/** What a page says, as data of its fields. */
const dataOf = (page: OwnPage): OwnData =>
  Object.fromEntries(OWN_FIELDS.map((field) => [field, page[IN_CALLS[field]] || null]));

/** Data of the fields, as it is sent. @param version that was seen */
const updateOf = (data: OwnData, version: number) =>
  ({
    ...Object.fromEntries(OWN_FIELDS.map((field) => [IN_CALLS[field], data[field]])),
    // The one text that is empty, and never missing.
    overview: data.overview ?? '',
    version,
  }) as BodyOf<'updateOwnFaculty'>;

/** How the photograph of a page is called. */
export const namesIn = ({ photo_id: id, picture }: OwnPage): Names => (id && picture ? { [id]: picture.alt } : {});

/** What the form begins with. */
export const startOf = (page: OwnPage): DocumentValues => ({
  data: toValues(ownFields(), dataOf(page)),
  note: '',
  correction: '',
  names: namesIn(page),
});

/** Issues of the API at the inputs of the form. */
const atOwnInputs = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const [name, ...rest] = issue.path.split('.');
    const field = OWN_FIELDS.find((each) => IN_CALLS[each] === name);
    return (field && atInputs('person', [{ ...issue, path: ['data', field, ...rest].join('.') }])[0]) || issue;
  });

const Name = styled.h3`
  font-size: ${text.heading};
`;

const Photograph = styled(Picture)`
  width: 10rem;
`;

interface Props {
  page: OwnPage;
  /** What the form holds. */
  values: Values;
}

function OwnPagePreview({ page, values }: Props) {
  const { salutation, firstname, surname, designation, dept_id: department } = page;
  const shown = fromValues(ownFields(), values);
  return (
    <Titled title={words.preview}>
      <Card>
        <Stack $gap={2}>
          <Name>{[salutation, firstname, surname].filter(Boolean).join(' ')}</Name>
          <p>
            {designation}, {department.name}
          </p>
          <Photo id={shown.photoId} />
          {shown.overview ? <Text markdown={shown.overview} /> : <p>{words.noOverview}</p>}
          <Lines lines={shown.qualifications} />
          <Text markdown={shown.researchText} />
          <Lines lines={shown.research} />
          <Lines lines={shown.publications} />
        </Stack>
      </Card>
    </Titled>
  );
}

function Photo({ id }: { id: unknown }) {
  const { data } = useQuery({ ...mediaItemQuery(String(id)), enabled: typeof id === 'string' });
  if (typeof id !== 'string' || data?.status !== 'published') return null;
  return <Photograph picture={{ ...data, alt: data.alt_en }} sizes="10rem" ratio={1} />;
}

function Text({ markdown }: { markdown: unknown }) {
  if (typeof markdown !== 'string') return null;
  return <TextPreview text={markdown} />;
}

function Lines({ lines }: { lines: unknown }) {
  if (!Array.isArray(lines) || lines.length === 0) return null;
  return (
    <ul>
      {[...new Set(lines as string[])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Names the form, and what waits of it. */
const FORM = 'own-page';

function OwnPageForm({ page, onSave }: { page: OwnPage; onSave: (data: OwnData) => Promise<unknown> }) {
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
const DocumentConflict = later(() => import('../documents/DocumentConflict').then((module) => module.DocumentConflict));

interface Clash {
  theirs: OwnPage;
  mine: OwnData;
}

/** The own page with its form; and where it was changed in another tab, or by the department, what to do about it. */
function OwnPageDesk({ page: opened }: { page: OwnPage }) {
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
        <DocumentConflict
          kind="person"
          words={words.conflict}
          states={{ base: dataOf(base), theirs: dataOf(clash.theirs), mine: clash.mine }}
          names={{ ...namesIn(base), ...namesIn(clash.theirs) }}
          onMine={(data) => save(data, clash.theirs.version, beginAnew)}
          onTheirs={() => beginAnew(clash.theirs)}
        />
      )}
      <OwnPageForm key={forms} page={base} onSave={(mine) => save(mine, base.version)} />
    </Stack>
  );
}
