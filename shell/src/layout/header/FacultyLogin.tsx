import { identity, LOGIN_PATH } from '@university/shared/identity';
import { ButtonAnchor, ButtonLink, Stack } from '@university/shared/ui';
import { ModalDialog } from '../dialog/ModalDialog';
import { texts } from '../texts';

const { title, text, own, external } = texts.facultyLogin;

export const FACULTY_LOGIN_ID = 'faculty-login';

/** Two ways in for faculty. Following the first closes it, as every navigation does. */
export function FacultyLogin() {
  return (
    <ModalDialog id={FACULTY_LOGIN_ID} title={title}>
      <p>{text}</p>
      <Stack $gap={1.5}>
        <ButtonLink to={LOGIN_PATH}>{own}</ButtonLink>
        <ButtonAnchor $look="quiet" href={identity.portals.faculty} target="_blank" rel="noopener noreferrer">
          {external} {texts.external}
        </ButtonAnchor>
      </Stack>
    </ModalDialog>
  );
}
