import { addressIn, type Language, LANGUAGES } from '@university/shared/language';
import { FAMILIES, HINDI_NAME } from '@university/shared/look';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SiteContext } from '../../site/contexts';

const Name = styled.a`
  &:lang(hi) {
    font-family: '${HINDI_NAME}', ${FAMILIES}, system-ui, sans-serif;
  }
`;

/** The same page in each other language of the site, as its readers call it. */
export function LanguageSwitch() {
  const { languages = [] } = use(SiteContext);
  return languages.map((language) => (
    <li key={language}>
      <LanguageLink language={language} />
    </li>
  ));
}

/** A document of its own: a page brings the texts of one language. */
function LanguageLink({ language }: { language: Language }) {
  const { pathname, search } = useLocation();
  const { name, lang } = LANGUAGES[language];
  return (
    <Name href={addressIn(language, pathname) + search} lang={lang} hrefLang={lang}>
      {name}
    </Name>
  );
}
