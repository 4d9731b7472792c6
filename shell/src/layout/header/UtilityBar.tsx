import styled from 'styled-components';
import { LOGIN_PATH, identity } from '@university/shared/identity';
import { ButtonAnchor, ButtonLink, color, Container, narrow, space, Stack, text, wide } from '@university/shared/kit';
import { useStaffArea } from '../../site/staff-area';
import { LanguageSwitch } from './LanguageSwitch';
import { FACULTY_LOGIN_ID, ServiceItems } from './ServiceItems';
import { StaffBar } from './StaffBar';
import { layoutTexts } from '../texts';
import { ModalDialog } from '../dialog/ModalDialog';

const words = layoutTexts.utility;

const { portals } = identity;

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
  /* On a phone the rest stands in the drawer. */
  ${narrow.phone} {
    [data-rest] {
      display: none;
    }
  }
  ${wide.tablet} {
    justify-content: flex-end;
    gap: 0 ${space(3)};
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
            <ServiceItems />
            <LanguageSwitch />
          </Links>
        </Container>
      </Bar>
      <FacultyLogin />
    </>
  );
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
