import { ApiError, useSession } from '@university/shared';
import { useQueryClient } from '@university/shared/query';
import { useState } from 'react';
import { callWithProof } from '../api/call-with-proof';
import { invalidate } from '../api/invalidate';
import { forgetDraft, keepDraft, recallDraft } from '../drafts/drafts';
import type { Failure } from '../form/ErrorSummary';
import { messageOf } from '../form/explain';
import { readFile } from './read-file';
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
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => recallDraft<string>(owner, LIST) ?? '');
  const [state, setState] = useState<State>({ kind: 'writing' });

  /** What was checked is the list as it was; another one has to be checked again. */
  function write(next: string) {
    keepDraft(owner, LIST, next);
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
      await callWithProof('POST /staff/bulk', { body: { people } });
    } catch (error) {
      const refused = error instanceof ApiError && withIssues(entries, error.issues);
      setState(
        refused ? { kind: 'checked', entries: refused } : { kind: 'checked', entries, failure: messageOf(error) },
      );
      return;
    }
    forgetDraft(owner, LIST);
    setText('');
    setState({ kind: 'sent', count: people.length });
    invalidate(queryClient, 'accounts', 'mail');
  }

  return { text, state, write, check, takeFile, send };
}
