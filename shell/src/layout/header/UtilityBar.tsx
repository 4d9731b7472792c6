import styled from 'styled-components';
import { useSession } from '@university/shared';
import { LOGIN_PATH, identity, isThere } from '@university/shared/identity';
import { ButtonAnchor, ButtonLink, Container, Stack, color, space, text, wide } from '@university/shared/kit';
import { useStaffArea } from '../../site/staff-area';
import { SmartLink } from '../SmartLink';
import { Account } from './Account';
import { LanguageSwitch } from './LanguageSwitch';
import { StaffBar } from './StaffBar';
import { layoutTexts } from '../texts';
import { ModalDialog } from '../dialog/ModalDialog';

const words = layoutTexts.utility;

const { portals } = identity;

const FACULTY_LOGIN_ID = 'faculty-login';

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

/** The head of every page: on pages of the staff area its own, elsewhere logins and services. */
export function UtilityBar() {
  return useStaffArea() ? <StaffBar /> : <Services />;
}

function Services() {
  return (
    <>
      <Bar>
        <Container as="nav" aria-label={words.label}>
          <Links>
            <li>
              <SmartLink to="/tenders">{words.tenders}</SmartLink>
            </li>
            <StaffEntry />
            <li>
              <button type="button" aria-haspopup="dialog" popoverTarget={FACULTY_LOGIN_ID}>
                {words.faculty}
              </button>
            </li>
            {portals.student && (
              <li>
                <SmartLink to={portals.student}>{words.student}</SmartLink>
              </li>
            )}
            <li>
              <SmartLink to="/grievance-form">
                {words.grievance}
                <FromTablet>{words.rti}</FromTablet>
              </SmartLink>
            </li>
            {isThere('/alumni') && (
              <li>
                <SmartLink to="/alumni">{words.alumni}</SmartLink>
              </li>
            )}
            <LanguageSwitch />
          </Links>
        </Container>
      </Bar>
      <FacultyLogin />
    </>
  );
}

/** The way in for staff; once in, who they are and the way out. */
function StaffEntry() {
  const session = useSession();
  return <li>{session ? <Account /> : <SmartLink to="/admin-login">{words.admin}</SmartLink>}</li>;
}

/** Two ways in for faculty. Following the first closes it, as every navigation does. */
function FacultyLogin() {
  const { title, text: lead, own, external } = layoutTexts.facultyLogin;
  return (
    <ModalDialog id={FACULTY_LOGIN_ID} title={title}>
      <p>{lead}</p>
      <Stack $gap={1.5}>
        <ButtonLink to={LOGIN_PATH}>{own}</ButtonLink>
        {portals.faculty && (
          <ButtonAnchor $look="quiet" href={portals.faculty} target="_blank" rel="noopener noreferrer">
            {external} {layoutTexts.external}
          </ButtonAnchor>
        )}
      </Stack>
    </ModalDialog>
  );
}
