import { ApiError } from '@university/shared';
import { resultName, type ResultPage } from '../allotment/tracks';
import { isBusy } from '../api/patience';
import { signInProblems } from '../texts';
import type { Problem } from './check';

/** Seconds, where the server does not say how long to wait. */
const USUAL_PAUSE = 60;

/** Fields of the call as fields of the form. */
const FIELDS = { email: 'email', password: 'day', code: 'code', form_number: 'form_number' } as const;

function fieldProblems({ issues }: ApiError): Problem[] {
  return issues.flatMap(({ path, message }) => {
    const name = Object.keys(FIELDS).find((key): key is keyof typeof FIELDS => path.endsWith(key));
    return name ? [{ field: FIELDS[name], message }] : [];
  });
}

/** What is true after a sign-in that failed. */
export function explainSignIn(error: unknown, page: ResultPage): Problem[] {
  if (!(error instanceof ApiError)) return [{ message: signInProblems.ours }];
  if (error.status === 0) return [{ message: signInProblems.unreachable }];
  if (error.status === 401) return [{ message: signInProblems.wrongCredentials }];
  if (error.status === 429) {
    return [{ message: signInProblems.throttled, until: Date.now() + (error.retryAfter ?? USUAL_PAUSE) * 1_000 }];
  }
  if (isBusy(error)) return [{ message: signInProblems.busy }];
  if (error.code === 'not_published') return [{ message: signInProblems.notPublished(resultName(page)) }];
  if (error.code === 'no_record') return [{ message: signInProblems.noRecord(resultName(page)) }];
  const problems = fieldProblems(error);
  return problems.length > 0 ? problems : [{ message: signInProblems.ours }];
}
