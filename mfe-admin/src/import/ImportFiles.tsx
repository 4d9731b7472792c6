import { color, Muted, space, Stack, Card, FactColumns, Message, Row, text } from '@university/shared/kit';
import styled from 'styled-components';
import { inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { type Change, type Report, namesOf } from './report';
import { texts as words } from './texts';
import { useEffect, useRef, useState } from 'react';
import { ActButton } from '../form/buttons';
import { ImportIssues } from './ImportIssues';
import { DropZone } from '../form/DropZone';
import { Announced } from '../form/messages';
import { Warnings } from '../form/Warnings';
import { type Import, useImport } from './use-import';

const Fields = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & del {
    color: ${color.muted};
  }
  & ins {
    text-decoration: none;
    font-weight: 700;
  }
`;

type ImportChangesRow = Change & { _id: string };

const COLUMNS: Column<ImportChangesRow>[] = [
  { id: 'record', header: words.record, cell: ({ name }) => <strong>{name}</strong> },
  {
    id: 'fields',
    header: words.fields,
    cell: ({ fields }) => (
      <Fields>
        {fields.map((change) => (
          <li key={change.field}>
            {change.field}: <FromTo {...change} />
          </li>
        ))}
      </Fields>
    ),
  },
];

/** Both are null where the values themselves are not stored. */
function FromTo({ from, to }: Change['fields'][number]) {
  if (from === null && to === null) return words.replaced;
  return (
    <>
      <del>{from ?? words.nothing}</del> {words.to} <ins>{to ?? words.nothing}</ins>
    </>
  );
}

/** What an import would change in records that are there, field by field. */
export function ImportChanges({ changes: { count, records } }: { changes: NonNullable<Report['changes']> }) {
  return (
    <Stack $gap={1}>
      <h4>{words.changes}</h4>
      {count > records.length && <Muted>{words.someChanges(inIndia(records.length), inIndia(count))}</Muted>}
      <DataTable
        caption={words.changes}
        columns={COLUMNS}
        rows={records.map((record) => ({ ...record, _id: record.name }))}
      />
    </Stack>
  );
}

const Title = styled.h3`
  font-size: ${text.large};
`;

interface Props {
  files: readonly File[];
  report: Report;
  onConfirm: () => void;
  onSaveRows?: () => Promise<void>;
  /** What the way to other files is called. */
  other: string;
  onOther: () => void;
}

/** What files would change, problem by problem where something is wrong; only files without problems can go in. */
export function ImportPreview({ files, report, onConfirm, onSaveRows, other, onOther }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [isConfirmed, setConfirmed] = useState(false);
  const { added, changed, issueCount, more = [], warnings = [] } = report;
  const isRight = issueCount === 0;
  const changes = added + changed > 0;
  const numbers = (['rows', 'added', 'changed', 'unchanged'] as const).map((name) => ({
    term: words.numbers[name],
    value: inIndia(report[name]),
  }));
  return (
    <Card>
      <Stack $gap={2}>
        <Title tabIndex={-1} ref={title}>
          {words.preview(namesOf(files))}
        </Title>
        <FactColumns facts={[...numbers, ...more]} />
        <Message $tone={isRight ? 'good' : 'bad'} role="status">
          <p>{verdict(issueCount, changes, files.length)}</p>
        </Message>
        {!isRight && <ImportIssues files={files} report={report} onSaveRows={onSaveRows} />}
        {report.changes && report.changes.count > 0 && <ImportChanges changes={report.changes} />}
        {isRight && changes && <Warnings warnings={warnings} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
        <Row>
          {isRight && changes && (isConfirmed || warnings.length === 0) && (
            <ActButton look="primary" onClick={onConfirm}>
              {words.submit(inIndia(added + changed))}
            </ActButton>
          )}
          <ActButton onClick={onOther}>{other}</ActButton>
        </Row>
      </Stack>
    </Card>
  );
}

function verdict(issueCount: number, changes: boolean, files: number): string {
  if (issueCount > 0) return words.wrong(issueCount, inIndia(issueCount), files);
  return changes ? words.fine : words.same;
}

interface ImportFilesProps<G> extends Import<G> {
  /** Of the input. */
  id: string;
  label: string;
  hint: string;
  /** Files that the browser offers, as `accept` of an input. */
  accept: string;
  /** Saves the rows of the files that have problems, where the API tells them all. */
  onSaveRows?: (files: File[]) => Promise<void>;
}

/** Imports a file, or several together: what they would change is shown first, and all rows go in or none. */
export function ImportFiles<G>({ id, label, hint, accept, onSaveRows, ...given }: ImportFilesProps<G>) {
  const { state, check, confirm, reset } = useImport(given);
  return (
    <>
      {(state.kind === 'none' || state.kind === 'done') && (
        <DropZone
          id={id}
          label={label}
          hint={hint}
          error={state.kind === 'none' ? state.problem : undefined}
          accept={accept}
          multiple={given.several !== undefined}
          onFiles={(files) => void check(files)}
        />
      )}
      <div role="status">
        {state.kind === 'checking' && words.checking(namesOf(state.files))}
        {state.kind === 'importing' && words.importing}
      </div>
      {state.kind === 'failed' && (
        <Message $tone="bad" role="alert">
          <p>{state.message}</p>
          <Row>
            <ActButton look="primary" onClick={() => void check(state.files)}>
              {words.retry(state.files.length)}
            </ActButton>
            <ActButton onClick={reset}>{words.other(given.several !== undefined)}</ActButton>
          </Row>
        </Message>
      )}
      {state.kind === 'preview' && (
        <ImportPreview
          files={state.files}
          report={state.report}
          onSaveRows={onSaveRows && (() => onSaveRows(state.files))}
          onConfirm={() => void confirm(state.files, state.report)}
          other={words.other(given.several !== undefined)}
          onOther={reset}
        />
      )}
      {state.kind === 'done' && (
        <Announced tone="good">
          <p>{words.done(inIndia(state.report.added), inIndia(state.report.changed))}</p>
        </Announced>
      )}
    </>
  );
}
