import { Button, Card, Row, Stack, saveCsv, TextAreaField } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { type FormEvent, useRef } from 'react';
import { StaffArea } from '../area/StaffArea';
import { ROLES } from '../contract';
import { ActButton } from '../form/buttons';
import { DropZone } from '../form/DropZone';
import { ErrorSummary } from '../form/ErrorSummary';
import { Announced } from '../form/messages';
import { texts as common } from '../texts';
import { CheckedList } from './CheckedList';
import { texts as words } from './invite-many-texts';
import { COLUMNS } from './read-list';
import { FILE, goToLine, LIST, useInviteMany } from './use-invite-many';

export default function InviteManyPage() {
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <div>
        <Link to="/admin/staff">{words.back}</Link>
      </div>
      <InviteMany />
    </StaffArea>
  );
}

/** Roles that one person can give. */
const roles = ROLES.filter((role) => role !== 'admin').map((role) => common.roles[role]);

/** Makes many accounts from lines of a spreadsheet. Who would be invited is shown first; all are, or nobody is. */
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
              label={words.list}
              hint={words.listHint}
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
              label={words.file}
              hint={words.fileHint}
              error={problemOf(FILE)}
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onFiles={([file]) => file && void takeFile(file)}
            />
            <Row>
              <Button type="submit">{words.check}</Button>
              <ActButton onClick={() => saveCsv(TEMPLATE, words.templateName)}>{words.template}</ActButton>
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

/** A list to fill in. Nothing in it has to be quoted. */
export const TEMPLATE = [COLUMNS.map((column) => words.columns[column]), ...EXAMPLES]
  .map((cells) => `${cells.join(',')}\n`)
  .join('');
