import { ApiError, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import type { Failure } from '../form/ErrorSummary';
import { dropUnfinished, setUnfinished, unfinishedOf } from '../form/unfinished';
import { messageOf } from '../form/failures';
import { callWithProof } from '../sign-in/recent-login';
import { texts } from './invite-many-texts';
import { type Entry, peopleIn, readList, withIssues } from './read-list';

/** Ids of the inputs, and of the draft. */
export const LIST = 'invite-many-list';
export const FILE = 'invite-many-file';

/** Where an invitation stands: the list is looked at first, and sent when somebody says so. */
type State =
  | { kind: 'writing' }
  | { kind: 'unreadable'; failure: Failure }
  /** `failure`: why it could not be sent last time, where that is at no line. */
  | { kind: 'checked' | 'sending'; entries: readonly Entry[]; failure?: string }
  | { kind: 'sent'; count: number };

export function useInviteMany() {
  const owner = useSession()?.email ?? '';
  const invalidate = useInvalidate();
  const [text, setText] = useState(() => unfinishedOf<string>(owner, LIST) ?? '');
  const [state, setState] = useState<State>({ kind: 'writing' });

  /** What was checked is the list as it was; another one has to be checked again. */
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

const words = texts.problems;

/** Bytes. All columns of a whole list have room in a tenth of it. */
const LIMIT = 1024 * 1024;

/** Stands where bytes were no UTF-8: another encoding, or a workbook. */
const NO_LETTER = '\uFFFD';

/** The text of a file, or why it is of no use. */
async function readFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > LIMIT) return { problem: words.tooLarge };
  try {
    const text = await file.text();
    return text.includes(NO_LETTER) || text.includes('\0') ? { problem: words.notText } : { text };
  } catch {
    // Moved, changed or removed since it was chosen.
    return { problem: words.unreadable };
  }
}

/** Selects a line of a text area, counted from 1, and brings it into view. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.setSelectionRange(start, start);
  // Browsers scroll to the caret of what gets the focus.
  area.blur();
  area.focus();
  area.setSelectionRange(start, end === -1 ? area.value.length : end);
}
