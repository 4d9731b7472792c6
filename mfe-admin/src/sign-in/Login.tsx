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
import { useEffect, useState, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { loginWaysQuery } from './second-factor';
import {
  returnTo,
  takeReturn,
  asksForCode,
  explain,
  isOneTimeCodeWanted,
  logIn,
  endSingleSignOn,
  noteReturn,
  SET_OUT,
} from './log-in';
import { login, singleSignOn } from './texts';
import { useQuery } from '@university/shared/query';
import { PasskeyButton, CodeField, OneTimeCodeField, LoginProblems } from './parts';
import { logInWithPasskey } from './passkeys';
import { usePasswordForm } from './password-form';
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

const MISSING = {
  email: login.noEmail,
  password: 'Enter your password',
  code: 'Enter the code from the mail',
  one_time_code: login.noOneTimeCode,
};

/** Uncontrolled inputs: they keep what was typed before hydration. */
function LoginForm() {
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [hasSecondFactor, setHasSecondFactor] = useState(false);
  const form = usePasswordForm<keyof typeof MISSING>(
    ['email', 'password', ...(asked ? ['code' as const] : []), ...(hasSecondFactor ? ['one_time_code' as const] : [])],
    async ({ email: typed, password, code = '', one_time_code: oneTimeCode = '' }) => {
      const email = typed.trim();
      try {
        await logIn({ email, password, code: code.trim(), oneTimeCode: oneTimeCode.trim() });
      } catch (error) {
        if (asksForCode(error)) setAsked({ email, times: asked?.email === email ? asked.times + 1 : 1 });
        if (isOneTimeCodeWanted(error)) setHasSecondFactor(true);
        const isNextStep = (asksForCode(error) && code.trim() === '') || isOneTimeCodeWanted(error);
        if (!isNextStep) throw error;
        return 'more';
      }
    },
    (field, { email }) => (field === 'code' && email.trim() !== asked?.email ? undefined : MISSING[field]),
    explain,
  );
  const { errorOf } = form;

  // `dialog` outside a dialog sends nothing, so no password is in an address; what was pressed before hydration is repeated.
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <Stack $gap={3}>
        <SectionTitle>{login.formTitle}</SectionTitle>
        <noscript>
          <Message $tone="bad">{login.needsScript}</Message>
        </noscript>
        {form.failure && <LoginProblems failure={form.failure} />}
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
          <CodeField
            times={asked.times}
            error={errorOf('code')}
            onAgain={(element) => element && form.enter(element, 'code')}
          />
        )}
        {hasSecondFactor && <OneTimeCodeField error={errorOf('one_time_code')} />}
        <Button type="submit" aria-disabled={form.isSending || undefined}>
          {form.isSending ? login.sending : login.submit}
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
  const [isCodeWanted, setCodeWanted] = useState(false);
  const hasBegun = useRef(false);
  const form = usePasswordForm(
    ['one_time_code'],
    async ({ one_time_code: code }) => {
      try {
        await endSingleSignOn(code.trim());
      } catch (error) {
        if (!isOneTimeCodeWanted(error)) throw error;
        setCodeWanted(true);
        return 'more';
      }
    },
    () => login.noOneTimeCode,
    explain,
  );
  const { failure } = form;
  const isSending = form.isSending || (!failure && !isCodeWanted);

  // The cookie of the provider's answer works once.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    form.send({ one_time_code: '' });
  });

  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack $gap={3}>
        <SectionTitle>{login.formTitle}</SectionTitle>
        {isSending && <Message role="status">{login.sending}</Message>}
        {failure && <ErrorSummary failure={failure} />}
        {isCodeWanted && (
          <>
            <OneTimeCodeField error={form.errorOf('one_time_code')} />
            <Button type="submit" aria-disabled={form.isSending || undefined}>
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
