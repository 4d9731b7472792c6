import { ButtonLink, Container, PageTitle, Section, Stack } from '@university/shared/kit';
import { authStore, joinTabs, useSession } from '@university/shared';
import { useHydrated } from '@university/shared/island';
import type { Access } from '@university/shared/remote';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { texts } from '../site/texts';
import { Loading } from '../site/areas/Loading';

function Forbidden() {
  return (
    <Section>
      <Container>
        <Stack>
          <PageTitle tabIndex={-1}>{texts.forbidden.title}</PageTitle>
          <p>{texts.forbidden.text}</p>
          <div>
            <ButtonLink to="/admin/dashboard">{texts.forbidden.button}</ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

/** The login page returns to `state.from`. */
const LOGIN = '/admin-login';

/** Only hides pages; the API enforces access. */
export function mayEnter(access: Access | undefined): boolean {
  if (!Array.isArray(access)) return access !== 'applicant' || typeof window !== 'undefined';
  const role = authStore.getState().session?.currentRole;
  return role === 'admin' || access.includes(role);
}

interface Props {
  access: Access;
  children: ReactNode;
}

function useLoginKnown(isAsked: boolean, hasSession: boolean): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (isAsked) void joinTabs().then(() => setKnown(true));
  }, [isAsked]);
  return isKnown || hasSession;
}

export function AccessGate({ access, children }: Props) {
  const session = useSession();
  const location = useLocation();
  const hydrated = useHydrated();
  const isStaffOnly = Array.isArray(access);
  const isLoginKnown = useLoginKnown(isStaffOnly, session !== null);
  if (!hydrated) return <Loading />;
  if (!isStaffOnly) return children;
  if (!isLoginKnown) return <Loading />;
  if (!session) return <Navigate to={LOGIN} replace state={{ from: location.pathname + location.search }} />;
  return session.currentRole === 'admin' || access.includes(session.currentRole) ? children : <Forbidden />;
}
