import type { SignInProof } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { useEffect, useRef, useState } from 'react';
import { showAddress, type ResultPage } from '../allotment/tracks';
import { allotmentQuery } from '../api/allotment';
import { callsOf } from '../api/calls';
import { patiently, type Waiting } from '../api/patience';
import { signInProofs } from '../texts';
import { tellOtherTabs } from '../session/tell-other-tabs';
import { signIn as texts } from '../texts';
import { useSingleFlight } from '../use-single-flight';
import type { Credentials, Problem } from './check';
import { explainSignIn } from './failures';
import { PROOF_FIELDS, proofAskedBy, type AskedProof } from './proof';

/** A sign-in on its way: sent once, again by itself while the service is full, and what is wrong with it. */
export function useSignIn(page: ResultPage) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, isSlow } = useSingleFlight();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const stop = useRef(new AbortController());

  // Whoever leaves the page waits no longer.
  useEffect(() => () => stop.current.abort(), []);

  async function send(credentials: Credentials) {
    setProblems([]);
    stop.current = new AbortController();
    try {
      const body = { ...credentials, round: page.round, noticeVersion: texts.privacy.version };
      const allotment = await patiently(() => callsOf(page).signIn(body), {
        onWait: setWaiting,
        signal: stop.current.signal,
      });
      queryClient.setQueryData(allotmentQuery(page).queryKey, allotment);
      tellOtherTabs('changed');
      await navigate(showAddress(page));
    } catch (error) {
      const kind = proofAskedBy(error);
      if (kind) askFor(kind, credentials);
      else setProblems(explainSignIn(error, page));
    }
  }

  function askFor(kind: SignInProof, credentials: Credentials) {
    const { email } = credentials;
    setAsked((before) => ({
      kind,
      email,
      times: before?.kind === kind && before.email === email ? before.times + 1 : 1,
    }));
    const field = PROOF_FIELDS[kind];
    if (credentials[field]) setProblems([{ field, message: signInProofs[kind].refused }]);
  }

  return {
    problems,
    asked,
    waiting,
    isSlow,
    /** Takes what was typed as credentials, or what is wrong with it. */
    submit: (checked: Credentials | Problem[]) =>
      void run(async () => ('email' in checked ? send(checked) : setProblems(checked))),
    stopWaiting: () => stop.current.abort(),
  };
}
