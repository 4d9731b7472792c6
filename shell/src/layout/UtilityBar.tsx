import { call, authStore, useSession } from '@university/shared';
import { identity, LOGIN_PATH } from '@university/shared/identity';
import { ButtonAnchor, ButtonLink, color, Container, Row, space, text, wide } from '@university/shared/ui';
import { type MouseEvent, useRef } from 'react';
import styled from 'styled-components';
import { ModalDialog } from './ModalDialog';
import { SmartLink } from './SmartLink';
import { texts } from './texts';

const Bar = styled.div`
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${text.small};
  a,
  button {
    color: inherit;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space(2)};
  padding: 0;
  list-style: none;
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
  ${wide.tablet} {
    justify-content: flex-end;
    gap: 0 ${space(3)};
  }
`;

const FromTablet = styled.span`
  display: none;
  white-space: pre;
  ${wide.tablet} {
    display: inline;
  }
`;

const Account = styled.li`
  color: ${color.onNightMuted};
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

export function UtilityBar() {
  const facultyLogin = useRef<HTMLDialogElement>(null);

  function chooseLogin(event: MouseEvent) {
    event.preventDefault();
    facultyLogin.current?.showModal();
  }

  return (
    <Bar>
      <Container as="nav" aria-label="Logins and services">
        <Links>
          <li>
            <SmartLink to="/tenders">Tenders</SmartLink>
          </li>
          <StaffEntry />
          <li>
            {/* Without scripts it leads to the university's own login. */}
            <a href={LOGIN_PATH} aria-haspopup="dialog" onClick={chooseLogin}>
              Faculty Login
            </a>
          </li>
          <li>
            <SmartLink to={identity.portals.student}>Student Login</SmartLink>
          </li>
          <li>
            <SmartLink to="/grievance-form">
              Grievance form<FromTablet> & RTI</FromTablet>
            </SmartLink>
          </li>
          <li>
            <SmartLink to="/alumni">Alumni</SmartLink>
          </li>
        </Links>
      </Container>
      <ModalDialog ref={facultyLogin} title={texts.facultyLogin.title}>
        <p>{texts.facultyLogin.text}</p>
        <Row $gap={1}>
          <ButtonLink to={LOGIN_PATH} onClick={() => facultyLogin.current?.close()}>
            {texts.facultyLogin.own}
          </ButtonLink>
          <ButtonAnchor $look="quiet" href={identity.portals.faculty} target="_blank" rel="noopener noreferrer">
            {texts.facultyLogin.external} {texts.external}
          </ButtonAnchor>
        </Row>
      </ModalDialog>
    </Bar>
  );
}

/** The way in for staff; once in, who they are and the way out. */
function StaffEntry() {
  const session = useSession();
  if (!session) {
    return (
      <li>
        <SmartLink to="/admin-login">Admin Login</SmartLink>
      </li>
    );
  }
  const logout = () => {
    // The token travels by itself: the store is empty before the call's code is loaded.
    void call('POST /auth/logout', { headers: { Authorization: `Bearer ${session.token}` } }).catch(() => {});
    authStore.getState().end();
  };
  return (
    <Account>
      <SmartLink to="/admin/dashboard">
        {texts.loggedInAs} {session.email}
      </SmartLink>
      <button type="button" onClick={logout}>
        {texts.logout}
      </button>
    </Account>
  );
}
