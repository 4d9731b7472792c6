import { ApiError } from '@university/shared';
import {
  type BirthDatePart,
  checkCredentials,
  plainEmail,
  SIGN_IN_PROBLEMS,
  SIGN_IN_PROOF_WORDS,
  type SignInProof,
  type TypedBirthDate,
} from '@university/shared/contract';
import { LANGUAGE } from '@university/shared/language';
import { useQueryClient, useSingleMutation } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { useEffect, useRef, useState } from 'react';
import { useNames } from '../../rounds/names';
import { type ResultPage, showAddress } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { allotmentQuery, callsOf } from '../api';
import { isBusy, retryWhileBusy, type Waiting } from '../retry-while-busy';
import { tellOtherTabs } from '../session/other-tabs';

/** Stored with the sign-in. Change it whenever `signIn.privacy` changes. */
export const SIGN_IN_PRIVACY_VERSION = '2026-12-01';

export const PROOF_FIELDS = {
  code_required: 'code',
  form_number_required: 'form_number',
  several_applicants: 'form_number',
} as const satisfies Record<SignInProof, string>;

export type ProofField = (typeof PROOF_FIELDS)[SignInProof];

export interface AskedProof {
  kind: SignInProof;
  /** Another e-mail address may not need it. */
  email: string;
  times: number;
  /** The code was right; the form number is asked for next. */
  code?: string;
}

function proofAskedBy(error: unknown): SignInProof | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  return (Object.keys(PROOF_FIELDS) as SignInProof[]).find((kind) => kind === error.code);
}

export const fieldId = (name: 'email' | BirthDatePart | ProofField): string => `sign-in-${name}`;

/** `field` is left out when it is about the whole sign-in. */
export interface Problem {
  field?: 'email' | BirthDatePart | ProofField;
  message: string;
  parts?: readonly BirthDatePart[];
  /** Epoch milliseconds. */
  until?: number;
  /** Staff may have to look at the record. */
  needsHelp?: boolean;
}

interface Credentials extends Partial<Record<ProofField, string>> {
  email: string;
  /** DD-MM-YYYY */
  password: string;
}

export interface Typed extends TypedBirthDate {
  email: string;
  proof: string;
}

export function checkSignIn(typed: Typed, asked: AskedProof | null): Credentials | Problem[] {
  const found = checkCredentials(typed);
  const problems: Problem[] = 'email' in found ? [] : [...found];
  const proof = typed.proof.trim();
  const isProofMissing = asked?.email === plainEmail(typed.email) && proof === '';
  if (isProofMissing)
    problems.push({ field: PROOF_FIELDS[asked.kind], message: SIGN_IN_PROOF_WORDS[asked.kind].empty });

  if (problems.length > 0 || !('email' in found)) return problems;
  return {
    ...found,
    ...(asked?.code && { code: asked.code }),
    ...(asked && proof !== '' && { [PROOF_FIELDS[asked.kind]]: proof }),
  };
}

/** Seconds. */
const USUAL_PAUSE = 60;

const FIELDS = { email: 'email', password: 'day', code: 'code', form_number: 'form_number' } as const;

function fieldProblems({ issues }: ApiError): Problem[] {
  return issues.flatMap(({ path, message }) => {
    const name = Object.keys(FIELDS).find((key): key is keyof typeof FIELDS => path.endsWith(key));
    return name ? [{ field: FIELDS[name], message }] : [];
  });
}

function explainSignIn(error: unknown, result: string): Problem[] {
  if (!(error instanceof ApiError)) return [{ message: SIGN_IN_PROBLEMS.ours }];
  if (error.status === 0) return [{ message: SIGN_IN_PROBLEMS.unreachable }];
  if (error.status === 401) return [{ message: SIGN_IN_PROBLEMS.wrongCredentials, needsHelp: true }];
  if (error.status === 429) {
    return [{ message: SIGN_IN_PROBLEMS.throttled, until: Date.now() + (error.retryAfter ?? USUAL_PAUSE) * 1_000 }];
  }
  if (isBusy(error)) return [{ message: SIGN_IN_PROBLEMS.busy }];
  if (error.code === 'not_published') return [{ message: SIGN_IN_PROBLEMS.notPublished(result) }];
  if (error.code === 'no_record') return [{ message: SIGN_IN_PROBLEMS.noRecord(result), needsHelp: true }];
  const problems = fieldProblems(error);
  return problems.length > 0 ? problems : [{ message: SIGN_IN_PROBLEMS.ours }];
}

export function useSignIn(page: ResultPage) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const names = useNames();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const stop = useRef(new AbortController());

  // Stop waiting when the page is left.
  useEffect(() => () => stop.current.abort(), []);

  const { isPending, mutate } = useSingleMutation({
    mutationFn(credentials: Credentials) {
      setProblems([]);
      stop.current = new AbortController();
      const body = { ...credentials, round: page.round, noticeVersion: SIGN_IN_PRIVACY_VERSION, language: LANGUAGE };
      return retryWhileBusy(() => callsOf(page).signIn(body), { onWait: setWaiting, signal: stop.current.signal });
    },
    async onSuccess(allotment) {
      queryClient.setQueryData(allotmentQuery(page).queryKey, allotment);
      tellOtherTabs('changed');
      await navigate(showAddress(page));
    },
    onError(error, credentials) {
      const kind = proofAskedBy(error);
      if (kind) askFor(kind, credentials);
      else setProblems(explainSignIn(error, names.result(page)));
    },
  });

  function askFor(kind: SignInProof, credentials: Credentials) {
    const { email, code } = credentials;
    setAsked((before) => ({
      kind,
      email,
      times: before?.kind === kind && before.email === email ? before.times + 1 : 1,
      ...(kind === 'several_applicants' && { code }),
    }));
    const field = PROOF_FIELDS[kind];
    if (credentials[field]) setProblems([{ field, message: SIGN_IN_PROOF_WORDS[kind].refused }]);
  }

  return {
    problems,
    asked,
    waiting,
    isSlow: useSlow(isPending),
    submit: (checked: Credentials | Problem[]) => ('email' in checked ? mutate(checked) : setProblems(checked)),
    stopWaiting: () => stop.current.abort(),
  };
}
