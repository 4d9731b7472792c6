import styled from 'styled-components';
import {
  color,
  Muted,
  space,
  Stack,
  Card,
  FactColumns,
  Message,
  Row,
  text,
  saveCsv,
  formatSize,
} from '@university/shared/kit';
import { inIndia } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import {
  type Change,
  type Report,
  namesOf,
  groupsOf,
  type Issue,
  type IssueGroup,
  issuesAsCsv,
  problemsName,
} from './report';
import { useEffect, useRef, useState } from 'react';
import { ActButton, TaskButton, Announced, messageOf } from '../form/actions';
import { DropZone } from '../form/DropZone';
import { LongTable } from '../list/List';
import { Warnings } from '../form/Check';
import { ApiError } from '@university/shared';

const texts = {
  tooLargeTogether: (size: string, limit: string) => `The files have ${size} together. The limit is ${limit}`,
  numbers: {
    rows: 'Rows read',
    added: 'New records',
    changed: 'Changed records',
    unchanged: 'Unchanged records',
  },
  wrong: (count: number, inWords: string, files: number) => {
    const what =
      count === 1
        ? '1 problem. Nothing can be imported before it is'
        : `${inWords} problems. Nothing can be imported before they are`;
    return `${what} put right in the ${files === 1 ? 'file' : 'files'}.`;
  },
  some: (shown: string) => `The first ${shown} problems are listed.`,
  issues: (files: number) => (files > 1 ? 'Problems in the files' : 'Problems in the file'),
  quoted: (value: string) => `“${value}”`,
  changes: 'What changes in records that are there',
  someChanges: (shown: string, count: string) => `The first ${shown} of ${count} changed records.`,
  nothing: 'nothing',
  other: (isSeveral: boolean) => (isSeveral ? 'Choose other files' : 'Choose another file'),
  retry: (files: number) => (files === 1 ? 'Check this file again' : 'Check these files again'),
};

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

type ChangeRow = Change & { _id: string };

const COLUMNS: Column<ChangeRow>[] = [
  column('Record', ({ name }) => <strong>{name}</strong>),
  column('Changes', ({ fields }) => (
    <Fields>
      {fields.map((change) => (
        <li key={change.field}>
          {change.field}: <FromTo {...change} />
        </li>
      ))}
    </Fields>
  )),
];

/** Both are null where values are not stored. */
function FromTo({ from, to }: Change['fields'][number]) {
  if (from === null && to === null) return 'changed';
  return (
    <>
      <del>{from ?? texts.nothing}</del> → <ins>{to ?? texts.nothing}</ins>
    </>
  );
}

export function ImportChanges({ changes: { count, records } }: { changes: NonNullable<Report['changes']> }) {
  return (
    <Stack $gap={1}>
      <p>
        <strong>{texts.changes}</strong>
      </p>
      {count > records.length && <Muted>{texts.someChanges(inIndia(records.length), inIndia(count))}</Muted>}
      <DataTable
        caption={texts.changes}
        columns={COLUMNS}
        rows={records.map((record) => ({ ...record, _id: record.name }))}
      />
    </Stack>
  );
}

const Title = styled.h3`
  font-size: ${text.large};
`;

type CountName = keyof typeof texts.numbers;

export const recordCounts = <N extends CountName>(counts: Record<N, number>, names: readonly N[]) =>
  names.map((name) => ({ term: texts.numbers[name], value: inIndia(counts[name]) }));

interface Props {
  files: readonly File[];
  report: Report;
  onConfirm: () => void;
  onSaveRows?: () => Promise<void>;
  other: string;
  onOther: () => void;
}

function ImportPreview({ files, report, onConfirm, onSaveRows, other, onOther }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [isConfirmed, setConfirmed] = useState(false);
  const { added, changed, issueCount, more = [], warnings = [] } = report;
  const isRight = issueCount === 0;
  const changes = added + changed > 0;
  return (
    <Card>
      <Stack $gap={2}>
        <Title tabIndex={-1} ref={title}>
          {`What ${namesOf(files)} would change`}
        </Title>
        <FactColumns facts={[...recordCounts(report, ['rows', 'added', 'changed', 'unchanged']), ...more]} />
        <Message $tone={isRight ? 'good' : 'bad'} role="status">
          <p>{verdict(issueCount, changes, files.length)}</p>
        </Message>
        {!isRight && <ImportIssues files={files} report={report} onSaveRows={onSaveRows} />}
        {report.changes && report.changes.count > 0 && <ImportChanges changes={report.changes} />}
        {isRight && changes && <Warnings warnings={warnings} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
        <Row>
          {isRight && changes && (isConfirmed || warnings.length === 0) && (
            <ActButton look="primary" onClick={onConfirm}>
              {`Import ${inIndia(added + changed)} rows`}
            </ActButton>
          )}
          <ActButton onClick={onOther}>{other}</ActButton>
        </Row>
      </Stack>
    </Card>
  );
}

function verdict(issueCount: number, changes: boolean, files: number): string {
  if (issueCount > 0) return texts.wrong(issueCount, inIndia(issueCount), files);
  return changes ? 'Every row is right.' : 'Every record is there already. There is nothing to import.';
}

interface ImportFilesProps<G> extends Import<G> {
  id: string;
  label: string;
  hint: string;
  accept: string;
  onSaveRows?: (files: File[]) => Promise<void>;
}

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
        {state.kind === 'checking' && `Checking ${namesOf(state.files)}…`}
        {state.kind === 'importing' && 'Importing…'}
      </div>
      {state.kind === 'failed' && (
        <Message $tone="bad" role="alert">
          <p>{state.message}</p>
          <Row>
            <ActButton look="primary" onClick={() => void check(state.files)}>
              {texts.retry(state.files.length)}
            </ActButton>
            <ActButton onClick={reset}>{texts.other(given.several !== undefined)}</ActButton>
          </Row>
        </Message>
      )}
      {state.kind === 'preview' && (
        <ImportPreview
          files={state.files}
          report={state.report}
          onSaveRows={onSaveRows && (() => onSaveRows(state.files))}
          onConfirm={() => void confirm(state.files, state.report)}
          other={texts.other(given.several !== undefined)}
          onOther={reset}
        />
      )}
      {state.kind === 'done' && (
        <Announced tone="good">
          <p>{`Imported: ${inIndia(state.report.added)} new records, ${inIndia(state.report.changed)} changed.`}</p>
        </Announced>
      )}
    </>
  );
}

/** Row numbers named per problem. */
const NAMED = 10;

function linesOf({ count, lines }: IssueGroup): string {
  const first = lines.slice(0, NAMED);
  const named = first.map(inIndia).join(', ');
  return count > first.length ? `${named} and ${inIndia(count - first.length)} more` : named;
}

const FILE: Column<IssueGroup> = column('File', ({ file }) => file);

const ISSUE_COLUMNS: Column<IssueGroup>[] = [
  column('Problem', ({ reason }) => reason),
  column('Column', ({ column }) => column ?? 'The whole row'),
  column('Rows', linesOf),
];

const KNOWN: Column<IssueGroup>[] = [
  column('How many', ({ count }) => inIndia(count)),
  column('Value in file', ({ values = [] }) => values.map(texts.quoted).join(', ') || '–'),
];

interface ImportIssuesProps {
  files: readonly File[];
  report: Pick<Report, 'issues' | 'issueCount' | 'groups'>;
  onSaveRows?: () => Promise<void>;
}

export function ImportIssues({ files, report, onSaveRows }: ImportIssuesProps) {
  const { issues, issueCount } = report;
  const columns = [...(files.length > 1 ? [FILE] : []), ...ISSUE_COLUMNS, ...(report.groups ? KNOWN : [])];
  return (
    <Stack $gap={2}>
      <LongTable caption={texts.issues(files.length)} columns={columns} rows={groupsOf(report)} />
      {!report.groups && issueCount > issues.length && <Muted>{texts.some(inIndia(issues.length))}</Muted>}
      {onSaveRows ? (
        <TaskButton onRun={onSaveRows} working="Looking for the rows…" failed="The rows could not be saved.">
          Save the rows with problems (CSV)
        </TaskButton>
      ) : (
        <div>
          <ActButton onClick={() => saveIssues(files, issues)}>Save the list of problems (CSV)</ActButton>
        </div>
      )}
    </Stack>
  );
}

const saveIssues = (files: readonly File[], issues: readonly Issue[]) =>
  saveCsv(issuesAsCsv(issues), problemsName(files));

type ImportState =
  | { kind: 'none'; problem?: string }
  | { kind: 'checking' | 'importing'; files: File[] }
  | { kind: 'preview'; files: File[]; report: Report }
  | { kind: 'failed'; files: File[]; message: string }
  | { kind: 'done'; report: Report };

export interface Import<G> {
  /** Bytes. */
  limit: number;
  several?: { most: number; total: number };
  /** @throws ApiError with the report in `data` */
  send: (files: File[], dryRun: 'true' | 'false', confirmed: 'true' | 'false') => Promise<G>;
  toReport: (given: G) => Report;
  onImported: () => void;
}

export const limitInWords = (limit: number) => `${limit / 1024 / 1024} MB`;

type Limits = Pick<Import<unknown>, 'limit' | 'several'>;

export function problemOf(files: readonly File[], { limit, several }: Limits): string | undefined {
  const empty = files.find(({ size }) => size === 0);
  if (empty) return `${empty.name} is empty. Choose another`;
  const large = files.find(({ size }) => size > limit);
  if (large) return `${large.name} has ${formatSize(large.size)}. The limit is ${limitInWords(limit)}`;
  if (!several) return undefined;
  if (files.length > several.most) return `Choose at most ${several.most} files`;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > several.total ? texts.tooLargeTogether(formatSize(total), limitInWords(several.total)) : undefined;
}

function useImport<G>({ send, toReport, onImported, ...limits }: Import<G>) {
  const [state, setState] = useState<ImportState>({ kind: 'none' });

  async function reported(...sent: Parameters<typeof send>) {
    try {
      return { report: toReport(await send(...sent)), isRefused: false };
    } catch (error) {
      const given = reportIn<G>(error);
      if (!given) throw error;
      return { report: toReport(given), isRefused: true };
    }
  }

  async function check(files: File[]) {
    const problem = problemOf(files, limits);
    if (problem) return setState({ kind: 'none', problem });
    setState({ kind: 'checking', files });
    try {
      setState({ kind: 'preview', files, report: (await reported(files, 'true', 'false')).report });
    } catch (error) {
      setState({ kind: 'failed', files, message: messageOf(error) });
    }
  }

  async function confirm(files: File[], seen: Report) {
    setState({ kind: 'importing', files });
    try {
      const { report, isRefused } = await reported(files, 'false', seen.warnings?.length ? 'true' : 'false');
      // Records changed since the preview: nothing was imported.
      setState(isRefused ? { kind: 'preview', files, report } : { kind: 'done', report });
    } catch (error) {
      setState({ kind: 'failed', files, message: messageOf(error) });
    }
    onImported();
  }

  return { state, check, confirm, reset: () => setState({ kind: 'none' }) };
}

/** That an API error carries. */
export function reportIn<G>(error: unknown): G | undefined {
  return error instanceof ApiError ? (error.data as { report?: G } | undefined)?.report : undefined;
}
