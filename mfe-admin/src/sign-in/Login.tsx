import { identity, isThere, joinTabs, LOGIN_PATH, useSession, call } from '@university/shared';
import {
  Card,
  Container,
  Message,
  PageHeader,
  Section,
  SectionTitle,
  Stack,
  space,
  useTakenHash,
  VisuallyHidden,
  wide,
  Button,
  TextField,
  ButtonAnchor,
} from '@university/shared/kit';
import type { LoaderArgs } from '@university/shared/remote';
import { Link, useLocation, useNavigate } from '@university/shared/router';
import { useEffect, type FormEvent, useState, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { loginWaysQuery } from './second-factor';
import {
  returnTo,
  takeReturn,
  asksForCode,
  explain,
  isOneTimeCodeWanted,
  type LoginFailure,
  logIn,
  missing,
  endSingleSignOn,
  noteReturn,
  SET_OUT,
} from './log-in';
import { login, singleSignOn } from './texts';
import { useHydrated } from '@university/shared/island';
import { useSingleMutation, useQuery } from '@university/shared/query';
import { PasskeyButton, CodeField, OneTimeCodeField, LoginProblems } from './parts';
import { logInWithPasskey } from './passkeys';
import * as calls from '@university/shared/calls';
import { ActButton } from '../form/actions';
import { ErrorSummary } from '../form/TaskFrame';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** The API writes the outcome into the fragment. */
const outcomeIn = (hash: string) => new URLSearchParams(hash).get('single-sign-on') ?? undefined;

export default function Login() {
  const audience = useLocation().pathname === LOGIN_PATH ? 'staff' : 'admin';
  return <LoginPage key={audience} audience={audience} />;
}

function LoginPage({ audience }: { audience: 'admin' | 'staff' }) {
  const session = useSession();
  const { state, hash: arriving } = useLocation();
  const navigate = useNavigate();
  const [hash, setHash] = useTakenHash();
  const outcome = outcomeIn(hash);
  useEffect(() => void joinTabs(), []);
  useEffect(() => {
    if (!session || arriving || outcome === 'again') return;
    void navigate(returnTo(outcome ? takeReturn() : state), { replace: true });
  }, [session, state, navigate, outcome, arriving]);

  const { title, lead } = audience === 'admin' ? login.admin : login.staff;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        <Container>
          <Columns>
            <Card>
              {outcome === 'again' && <Confirmed />}
              {outcome === 'done' && <Returned onGiveUp={() => setHash('')} />}
              {outcome !== 'again' && outcome !== 'done' && (
                <Stack $gap={3}>
                  {outcome && (
                    <Message $tone="bad" role="alert">
                      {singleSignOn.outcomes[outcome] ?? singleSignOn.unknown}
                    </Message>
                  )}
                  <SingleSignOn />
                  <LoginForm />
                </Stack>
              )}
            </Card>
            <OtherDoors here={audience} />
          </Columns>
        </Container>
      </Section>
    </>
  );
}

const DOORS = {
  admin: { label: 'Admin login', to: '/admin-login' },
  staff: { label: 'Faculty and staff login', to: LOGIN_PATH },
} as const;

/** Source: specification, section 2. */
const RESULT = '/admission/result';

const PORTALS = [
  { label: 'External faculty portal', href: identity.portals.faculty },
  { label: 'Student portal', href: identity.portals.student },
] as const;

const List = styled.ul`
  list-style: none;
  padding: 0;
  li > a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

function OtherDoors({ here }: { here: keyof typeof DOORS }) {
  const other = DOORS[here === 'admin' ? 'staff' : 'admin'];
  return (
    <Stack $gap={1}>
      <SectionTitle>Looking for something else?</SectionTitle>
      <List>
        <li>
          <Link to={other.to}>{other.label}</Link>
        </li>
        {PORTALS.map(
          ({ label, href }) =>
            href && (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {label} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
                </a>
              </li>
            ),
        )}
        {isThere(RESULT) && (
          <li>
            <Link to={RESULT}>Admission results for applicants</Link>
          </li>
        )}
      </List>
    </Stack>
  );
}

/** No retries: without an answer the page offers the password alone. */
export async function loader({ queryClient }: LoaderArgs): Promise<undefined> {
  await queryClient.prefetchQuery({ ...loginWaysQuery(), retry: false });
}

interface AskedCode {
  email: string;
  times: number;
}

/** Uncontrolled inputs: they keep what was typed before hydration. */
function LoginForm() {
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [hasSecondFactor, setHasSecondFactor] = useState(false);
  const isReady = useHydrated();
  const { isPending, mutate } = useSingleMutation({
    mutationFn: logIn,
    onError(error, { email, code }) {
      if (asksForCode(error)) setAsked({ email, times: asked?.email === email ? asked.times + 1 : 1 });
      if (isOneTimeCodeWanted(error)) setHasSecondFactor(true);
      const isNextStep = (asksForCode(error) && code === '') || isOneTimeCodeWanted(error);
      setFailure(isNextStep ? null : explain(error));
    },
  });

  function send(form: HTMLFormElement, wantsCode = false) {
    const data = new FormData(form);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const email = typed('email');
    const password = String(data.get('password'));
    const code = wantsCode ? '' : typed('code');
    const oneTimeCode = typed('one_time_code');
    const gaps = missing({
      email,
      password,
      code: asked?.email === email && !wantsCode ? code : undefined,
      oneTimeCode: hasSecondFactor ? oneTimeCode : undefined,
    });
    if (gaps) setFailure(gaps);
    else mutate({ email, password, code, oneTimeCode });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  const errorOf = (id: string) => failure?.problems.find(({ field }) => field === id)?.message;

  // `post` and disabled until hydration: a password must never be in an address.
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        <SectionTitle>{login.formTitle}</SectionTitle>
        <noscript>
          <Message $tone="bad">{login.needsScript}</Message>
        </noscript>
        {failure && <LoginProblems failure={failure} />}
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail address"
          autoComplete="username"
          error={errorOf('email')}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        {asked && (
          <CodeField times={asked.times} error={errorOf('code')} onAgain={(form) => form && send(form, true)} />
        )}
        {hasSecondFactor && <OneTimeCodeField error={errorOf('one_time_code')} />}
        <Button type="submit" disabled={!isReady} aria-disabled={isPending || undefined}>
          {isPending ? login.sending : login.submit}
        </Button>
        <PasskeyButton label="Log in with a passkey" onUse={logInWithPasskey} />
        <Link to="/admin-login/password">Forgot password</Link>
      </Stack>
    </form>
  );
}

function SingleSignOn() {
  const { data } = useQuery(loginWaysQuery());
  const { state } = useLocation();
  if (!data?.singleSignOn) return null;
  return (
    <Stack $gap={1}>
      <ButtonAnchor $look="quiet" href={SET_OUT.login} onClick={() => noteReturn(state)}>
        {singleSignOn.logInWith(data.singleSignOn.name)}
      </ButtonAnchor>
      <p>Or log in with your password here:</p>
    </Stack>
  );
}

function Returned({ onGiveUp }: { onGiveUp: () => void }) {
  const { data } = useQuery(loginWaysQuery());
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isCodeWanted, setCodeWanted] = useState(false);
  const hasBegun = useRef(false);
  const { isPending, mutate } = useSingleMutation({
    mutationFn: (code: string | undefined) => endSingleSignOn(code),
    onError(error) {
      if (isOneTimeCodeWanted(error)) setCodeWanted(true);
      setFailure(isOneTimeCodeWanted(error) ? null : explain(error));
    },
  });
  const isSending = isPending || (!failure && !isCodeWanted);

  // The cookie of the provider's answer works once.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(undefined);
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('one_time_code')).trim();
    if (code) mutate(code);
    else setFailure({ problems: [{ field: 'one_time_code', message: login.noOneTimeCode }] });
  }

  const error = failure?.problems.find(({ field }) => field === 'one_time_code')?.message;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        <SectionTitle>{login.formTitle}</SectionTitle>
        {isSending && <Message role="status">{login.sending}</Message>}
        {failure && <ErrorSummary failure={failure} />}
        {isCodeWanted && (
          <>
            <OneTimeCodeField error={error} />
            <Button type="submit" aria-disabled={isPending || undefined}>
              {login.submit}
            </Button>
          </>
        )}
        {failure && !isCodeWanted && data?.singleSignOn && (
          <ButtonAnchor href={SET_OUT.login}>{singleSignOn.logInWith(data.singleSignOn.name)}</ButtonAnchor>
        )}
        <ActButton onClick={onGiveUp}>{singleSignOn.otherWay}</ActButton>
      </Stack>
    </form>
  );
}

type State = 'confirming' | 'confirmed' | 'notConfirmed';

function Confirmed() {
  const [state, setState] = useState<State>('confirming');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void joinTabs()
      .then(() => call(calls.confirm, { body: { single_sign_on: true } }))
      .then(
        () => setState('confirmed'),
        () => setState('notConfirmed'),
      );
  });
  return (
    <Message $tone={state === 'notConfirmed' ? 'bad' : 'good'} role="status">
      {singleSignOn.confirm[state]}
    </Message>
  );
}
