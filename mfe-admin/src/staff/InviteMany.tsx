import { Button, Card, Row, Stack, saveCsv, TextAreaField, FieldError } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { type FormEvent, useRef, useState, useMemo } from 'react';
import { StaffArea } from '../area/StaffArea';
import { ROLES } from '../contract';
import { ActButton, Announced, messageOf, Alert } from '../form/actions';
import { DropZone } from '../form/DropZone';
import { ErrorSummary, type Failure } from '../form/TaskFrame';
import { texts as common } from '../texts';
import { texts as words, COLUMNS, type Entry, peopleIn, readList, withIssues } from './read-list';
import { ApiError, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useInvalidate, callWithProof } from '../api/changes';
import { dropUnfinished, setUnfinished, unfinishedOf } from '../form/unfinished';
import styled from 'styled-components';
import { RowButton } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';

export default function InviteManyPage() {
  return (
    <StaffArea title="Invite many people" lead={words.lead}>
      <div>
        <Link to="/admin/staff">All accounts</Link>
      </div>
      <InviteMany />
    </StaffArea>
  );
}

const roles = ROLES.filter((role) => role !== 'admin').map((role) => common.roles[role]);

export function InviteMany() {
  const { text, state, write, check, takeFile, send } = useInviteMany();
  const list = useRef<HTMLTextAreaElement>(null);
  const unreadable = state.kind === 'unreadable' ? state.failure : undefined;
  const problemOf = (id: string) => unreadable?.problems.find(({ field }) => field === id)?.message;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    check();
  }

  return (
    <>
      {state.kind === 'sent' && (
        <Announced tone="good">
          <p>{words.sent(state.count)}</p>
        </Announced>
      )}
      <Card>
        <form noValidate onSubmit={onSubmit}>
          <Stack $gap={2}>
            {unreadable && <ErrorSummary failure={unreadable} />}
            <p>{words.how}</p>
            <p>{words.roles(roles.join(', '))}</p>
            <TextAreaField
              id={LIST}
              label="People to invite"
              hint="For example: asha.rao@university.example, Asha Rao, Notices desk"
              error={problemOf(LIST)}
              ref={list}
              rows={8}
              wrap="off"
              autoComplete="off"
              spellCheck={false}
              readOnly={state.kind === 'sending'}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
            <DropZone
              id={FILE}
              label="Or a CSV file"
              hint="Its lines are put into the list above. Choose it, or drop it here."
              error={problemOf(FILE)}
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onFiles={([file]) => file && void takeFile(file)}
            />
            <Row>
              <Button type="submit">Check the list</Button>
              <ActButton onClick={() => saveCsv(TEMPLATE, words.templateName)}>Download the template (CSV)</ActButton>
            </Row>
          </Stack>
        </form>
      </Card>
      {(state.kind === 'checked' || state.kind === 'sending') && (
        <CheckedList
          {...state}
          onSend={() => void send()}
          onGoTo={(line) => list.current && goToLine(list.current, line)}
        />
      )}
    </>
  );
}

const EXAMPLES = [
  ['asha.rao@university.example', 'Asha Rao', common.roles.notices],
  ['dev.varma@university.example', 'Dev Varma', common.roles.faculty],
] as const;

export const TEMPLATE = [COLUMNS.map((column) => words.columns[column]), ...EXAMPLES]
  .map((cells) => `${cells.join(',')}\n`)
  .join('');

const LIST = 'invite-many-list';
const FILE = 'invite-many-file';

type State =
  | { kind: 'writing' }
  | { kind: 'unreadable'; failure: Failure }
  | { kind: 'checked' | 'sending'; entries: readonly Entry[]; failure?: string }
  | { kind: 'sent'; count: number };

function useInviteMany() {
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  const [text, setText] = useState(() => unfinishedOf<string>(owner, LIST) ?? '');
  const [state, setState] = useState<State>({ kind: 'writing' });

  /** An edited list has to be checked again. */
  function write(next: string) {
    setUnfinished(owner, LIST, next);
    setText(next);
    setState({ kind: 'writing' });
  }

  const refuse = (field: string, message: string) =>
    setState({ kind: 'unreadable', failure: { problems: [{ field, message }] } });

  function check(list = text) {
    const read = readList(list);
    if ('problem' in read) refuse(LIST, read.problem);
    else setState({ kind: 'checked', ...read });
  }

  async function takeFile(file: File) {
    if (state.kind === 'sending') return;
    const read = await readFile(file);
    if ('problem' in read) return refuse(FILE, read.problem);
    write(read.text);
    check(read.text);
  }

  async function send() {
    if (state.kind !== 'checked') return;
    const { entries } = state;
    const people = peopleIn(entries);
    if (!people) return;
    setState({ ...state, kind: 'sending' });
    try {
      await callWithProof(calls.inviteMany, { body: { people } });
    } catch (error) {
      const refused = error instanceof ApiError && withIssues(entries, error.issues);
      setState(
        refused ? { kind: 'checked', entries: refused } : { kind: 'checked', entries, failure: messageOf(error) },
      );
      return;
    }
    dropUnfinished(owner, LIST);
    setText('');
    setState({ kind: 'sent', count: people.length });
    invalidate('accounts', 'mail');
  }

  return { text, state, write, check, takeFile, send };
}

/** Bytes. */
const LIMIT = 1024 * 1024;

/** The replacement character: not UTF-8. */
const NO_LETTER = '\uFFFD';

async function readFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > LIMIT) return { problem: 'This file is too large for a list of people' };
  try {
    const text = await file.text();
    return text.includes(NO_LETTER) || text.includes('\0') ? { problem: words.problemsNotText } : { text };
  } catch {
    // Moved or removed since it was chosen.
    return { problem: 'This file cannot be read. Choose it again' };
  }
}

function goToLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.setSelectionRange(start, start);
  // Browsers scroll to the caret on focus.
  area.blur();
  area.focus();
  area.setSelectionRange(start, end === -1 ? area.value.length : end);
}

interface Props {
  kind: 'checked' | 'sending';
  entries: readonly Entry[];
  failure?: string;
  onSend: () => void;
  onGoTo: (line: number) => void;
}

function CheckedList({ kind, entries, failure, onSend, onGoTo }: Props) {
  const wrong = entries.filter(({ problems }) => problems.length > 0).length;
  const summary = useMemo(() => ({ message: words.wrong(wrong, entries.length), problems: [] }), [wrong, entries]);
  return (
    <Stack as="section" $gap={2} aria-label={words.preview}>
      {wrong > 0 ? (
        <ErrorSummary failure={summary} />
      ) : (
        <>
          {failure === undefined && (
            <Announced tone="good">
              <p>{words.fine(entries.length)}</p>
            </Announced>
          )}
          {/* Remounts with each failure, so that it is announced each time. */}
          {kind === 'checked' && <Alert>{failure}</Alert>}
          <Row>
            <ActButton look="primary" isBusy={kind === 'sending'} onClick={onSend}>
              {kind === 'sending' ? 'Sending…' : words.send(entries.length)}
            </ActButton>
          </Row>
        </>
      )}
      <EntryTable entries={entries} onGoTo={onGoTo} />
    </Stack>
  );
}

type Line = Entry & { _id: string };

const NoWrap = styled.span`
  white-space: nowrap;
`;

const ENTRY_COLUMNS: Column<Line>[] = [
  column('Line', (row) => <NoWrap>{`Line ${row.line}`}</NoWrap>),
  column('E-mail address', (row) => row.typed.email || words.missing),
  column('Name', (row) => row.typed.name || words.missing),
  column('Role', (row) => (row.person ? common.roles[row.person.role] : row.typed.role || words.missing)),
];

const problemColumn = (onGoTo: (line: number) => void): Column<Line> =>
  column('Problem', (row) =>
    row.problems.length > 0 ? (
      <Stack $gap={1}>
        <FieldError>{row.problems.join(' ')}</FieldError>
        <div>
          <RowButton onClick={() => onGoTo(row.line)}>{`Go to line ${row.line}`}</RowButton>
        </div>
      </Stack>
    ) : (
      'None'
    ),
  );

function EntryTable({ entries, onGoTo }: { entries: readonly Entry[]; onGoTo: (line: number) => void }) {
  const isWrong = entries.some(({ problems }) => problems.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns stay the same for the table
  const columns = useMemo(() => [...ENTRY_COLUMNS, ...(isWrong ? [problemColumn(onGoTo)] : [])], [isWrong]);
  const rows = useMemo(
    () =>
      entries
        .map((entry) => ({ ...entry, _id: String(entry.line) }))
        .sort((a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0)),
    [entries],
  );
  return <DataTable caption={words.preview} columns={columns} rows={rows} />;
}
