import { authStore, useSession } from '@university/shared';
import type { Access } from '@university/shared/remote';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Forbidden } from '../../layout/states/Forbidden';
import { useHydrated } from '../use-hydrated';
import { Loading } from '../../layout/states/Loading';

/** Where staff log in. The login page leads back to `state.from`. */
const LOGIN = '/admin-login';

/** Whether this visitor's browser would be let in now. Only hides: the API decides in any case. */
export function mayEnter(access: Access | undefined): boolean {
  if (!Array.isArray(access)) return access !== 'applicant' || typeof window !== 'undefined';
  const role = authStore.getState().session?.currentRole;
  return role === 'admin' || access.includes(role);
}

interface Props {
  access: Access;
  children: ReactNode;
}

/** Shows a page only to those who may enter it; others are led to the login, or told that their role may not. */
export function AccessGate({ access, children }: Props) {
  const session = useSession();
  const location = useLocation();
  const hydrated = useHydrated();
  if (!hydrated) return <Loading />;
  if (!Array.isArray(access)) return children;
  if (!session) return <Navigate to={LOGIN} replace state={{ from: location.pathname + location.search }} />;
  return session.currentRole === 'admin' || access.includes(session.currentRole) ? children : <Forbidden />;
}
