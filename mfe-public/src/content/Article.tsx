import { identity } from '@university/shared';
import { ArticlePage } from '@university/shared/prose';
import { useLocation } from '@university/shared/router';
import styled from 'styled-components';
import { Newest } from './Newest';
import type { ContentText } from './queries';

/** For readers of paper: where the text came from. */
const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

export function Article({ text }: { text: ContentText }) {
  const { pathname } = useLocation();
  return (
    <ArticlePage
      {...text}
      updated={text.updated_at}
      head={text.section && <Newest section={text.section} />}
      source={
        <OnPaper>
          <dt>{identity.name}</dt>
          <dd>{identity.siteUrl + pathname}</dd>
        </OnPaper>
      }
    />
  );
}
