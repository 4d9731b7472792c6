import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { PlanProblem } from '@university/shared/contract';
import { useState } from 'react';
import { useDone, useInvalidate } from '../api/invalidate';
import { ActButton } from '../form/buttons';
import { Confirm } from '../form/Confirm';
import { presentIn } from '../form/failures';
import { callWithProof } from '../sign-in/recent-login';
import { texts } from './texts';

const words = texts.publish;

/** Publishes all drafts of a year at once, after a question. What stands in the way is listed. */
export function PublishYear({ cycle, drafts }: { cycle: string; drafts: number }) {
  const [isAsking, setAsking] = useState(false);
  const done = useDone();
  const invalidate = useInvalidate();

  async function publish() {
    try {
      const { data } = await callWithProof(calls.publishCycle, { params: { id: cycle } });
      done(words.done(data.published), 'documents');
    } catch (error) {
      const problems = presentIn<PlanProblem[]>(error, 'problems');
      if (!(error instanceof ApiError) || !problems) throw error;
      invalidate('documents');
      const all = [error.message, ...problems.map(({ message }) => message)].join(' ');
      throw new ApiError(error.status, error.code, all);
    }
  }

  if (drafts === 0) return null;
  return (
    <>
      <ActButton look="primary" onClick={() => setAsking(true)}>
        {words.submit}
      </ActButton>
      {isAsking && (
        <Confirm title={words.title(cycle)} action={words.submit} onConfirm={publish} onClose={() => setAsking(false)}>
          <p>{words.text(drafts)}</p>
        </Confirm>
      )}
    </>
  );
}
