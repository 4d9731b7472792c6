import { allotmentSignIn, SIGN_IN_PROOFS, type SeatSignInForm } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { z } from 'zod';
import { toIssues } from '../../../platform/http/input';
import type { SignInRefusal, SignInTry } from './sign-in-page';
import type { Speech } from './speech';

type Credentials = z.output<typeof allotmentSignIn>;

/** Fields of the call as fields of the form. */
const FIELDS: Readonly<Record<string, keyof SeatSignInForm>> = {
  email: 'email',
  password: 'day',
  code: 'code',
  form_number: 'form_number',
};

/** What was typed as the call of the sign-in takes it, or what is wrong with it. */
export function credentialsOf(
  { day, month, year, email, ...typed }: SeatSignInForm,
  speech: Speech,
): Credentials | SignInRefusal {
  const checked = speech.seat.checkCredentials({ email, day, month, year });
  if (!('email' in checked)) return { problems: checked };
  const { round, code, form_number, noticeVersion, language } = typed;
  const body = {
    ...checked,
    round,
    code: code || undefined,
    form_number: form_number || undefined,
    noticeVersion: noticeVersion || undefined,
    language,
  };
  const { data, error } = allotmentSignIn.safeParse(body);
  if (data) return data;
  const problems = toIssues(error, 'email').map(({ path, message }) => ({ field: FIELDS[path] ?? 'email', message }));
  const asked = SIGN_IN_PROOFS.find((kind) => (kind === 'code_required' ? code : form_number) !== '');
  return { problems, asked };
}

/** Seconds, where the refusal does not say how long to wait. */
const USUAL_PAUSE = 60;

/**
 * What is said of a sign-in that was refused, in the words of the page with scripts.
 * @throws the error where it says nothing of what was typed
 */
export function refusalOf(error: unknown, { typed, result }: SignInTry, { signIn, plain }: Speech): SignInRefusal {
  if (!(error instanceof HttpError)) throw error;
  const { SIGN_IN_PROBLEMS, SIGN_IN_PROOF_WORDS } = signIn;
  const asked = SIGN_IN_PROOFS.find((code) => code === error.code);
  if (asked) {
    const field = asked === 'code_required' ? 'code' : 'form_number';
    return { asked, problems: typed[field] ? [{ field, message: SIGN_IN_PROOF_WORDS[asked].refused }] : [] };
  }
  if (error.status === 429) {
    const again = plain.again(error.retryAfter ?? USUAL_PAUSE);
    return { problems: [{ message: `${SIGN_IN_PROBLEMS.throttled} ${again}` }] };
  }
  if (error.code === 'wrong_credentials') return { problems: [{ message: SIGN_IN_PROBLEMS.wrongCredentials }] };
  if (error.code === 'not_published') return { problems: [{ message: SIGN_IN_PROBLEMS.notPublished(result) }] };
  if (error.code === 'no_record') return { problems: [{ message: SIGN_IN_PROBLEMS.noRecord(result) }] };
  throw error;
}
