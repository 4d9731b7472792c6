import { authStore, call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import { color, space, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { useLocation } from '@university/shared/router';
import { withoutPrefix } from '@university/shared/language';
import { isStaffArea } from '../../site/staff-area';
import { SmartLink } from '../SmartLink';
import { layoutTexts } from '../texts';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.onNightMuted};
  &[data-short] a {
    display: none;
  }
  ${wide.phone} {
    &[data-short] a {
      display: inline-flex;
    }
  }
  button {
    min-height: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.onNight};
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
  }
`;

const EDITORS: readonly string[] = ['admin', 'editor'];

interface Props {
  isShort?: boolean;
}

export default function Account({ isShort = false }: Props) {
  const session = useSession();
  const page = withoutPrefix(useLocation().pathname);
  if (!session) return null;
  const mayEdit =
    EDITORS.includes(session.currentRole) || (session.currentRole === 'notices' && page.startsWith('/notices/'));
  const logout = () => {
    // Pass the token: the store is empty before the call's code is loaded.
    void call(calls.logout, { headers: { Authorization: `Bearer ${session.token}` } }).catch(() => {});
    authStore.getState().leave();
  };
  return (
    <Row data-short={isShort || undefined}>
      <SmartLink to="/admin/dashboard">
        {layoutTexts.loggedInAs} {session.email}
      </SmartLink>
      {mayEdit && !isStaffArea(page) && (
        <SmartLink to={`/admin/edit-page?${new URLSearchParams({ page })}`}>{layoutTexts.editPage}</SmartLink>
      )}
      <button type="button" onClick={logout}>
        {layoutTexts.logout}
      </button>
    </Row>
  );
}
