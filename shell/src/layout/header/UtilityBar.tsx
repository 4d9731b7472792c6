import { addressIn, type Language, LANGUAGES } from '@university/shared/language';
import { FAMILIES, HINDI_NAME } from '@university/shared/look';
import { type MouseEvent, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SiteContext } from '../../site/contexts';
import { identity, LOGIN_PATH } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { Container, color, space, text, ButtonAnchor, ButtonLink, narrow, Stack, wide } from '@university/shared/kit';
import { useSession } from '@university/shared';
import { Logo } from '../../site/Logo';
import { layoutTexts } from '../texts';
import { useStaffArea } from '../../site/staff-area';
import { saveTyped } from '../../site/typed/typed';
import { Account, FACULTY_LOGIN_ID, ServiceItems } from './ServiceItems';
import { ModalDialog } from '../dialog/ModalDialog';

const Name = styled.a`
  &:lang(hi) {
    font-family: '${HINDI_NAME}', ${FAMILIES}, system-ui, sans-serif;
  }
`;

export function LanguageSwitch() {
  const { languages = [] } = use(SiteContext);
  return languages.map((language) => (
    <li key={language}>
      <LanguageLink language={language} />
    </li>
  ));
}

/** A document navigation: each page has the texts of one language. */
function LanguageLink({ language }: { language: Language }) {
  const { pathname, search } = useLocation();
  const { name, lang } = LANGUAGES[language];
  const address = addressIn(language, pathname) + search;
  const save = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey) && saveTyped(address);
  return (
    <Name href={address} lang={lang} hrefLang={lang} onClick={save}>
      {name}
    </Name>
  );
}

const words = layoutTexts.staff;

const Bar = styled.header`
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${text.small};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Inside = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  > :last-child {
    margin-left: auto;
  }
`;

const Area = styled(Link)`
  font-weight: 700;
`;

export function StaffBar() {
  const session = useSession();
  return (
    <Bar>
      <Inside>
        <Area to="/admin/dashboard">
          <Logo size={28} onNight />
          {words.area(identity.shortName)}
        </Area>
        <Link to="/">{words.site}</Link>
        {session && (
          <Suspense>
            <Account isShort />
          </Suspense>
        )}
      </Inside>
    </Bar>
  );
}

const utilityBarWords = layoutTexts.utility;

const { portals } = identity;

const UtilityBarBar = styled.div`
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
  /* On a phone the rest is in the drawer. */
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

export function UtilityBar() {
  return useStaffArea() ? <StaffBar /> : <Services />;
}

function Services() {
  return (
    <>
      <UtilityBarBar>
        <Container as="nav" aria-label={utilityBarWords.label}>
          <Links>
            <ServiceItems />
            <LanguageSwitch />
          </Links>
        </Container>
      </UtilityBarBar>
      <FacultyLogin />
    </>
  );
}

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
