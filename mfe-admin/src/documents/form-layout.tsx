import { color, Row, space, text, wide } from '@university/shared/kit';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from './texts';

export const WithContents = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  /* What has the focus is not below the bar. */
  input,
  select,
  textarea,
  button,
  [tabindex='-1'] {
    scroll-margin-bottom: 6rem;
  }
  ${wide.desktop} {
    &:has(> nav) {
      grid-template-columns: minmax(0, 1fr) 12rem;
      > nav {
        grid-column: 2;
        grid-row: 1;
      }
      > form {
        grid-column: 1;
        grid-row: 1;
      }
    }
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(14rem, 1fr) minmax(0, 36rem);
    > :last-child {
      position: sticky;
      top: ${space(2)};
    }
  }
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;

const Nav = styled.nav`
  display: none;
  ${wide.desktop} {
    display: block;
    position: sticky;
    top: ${space(2)};
    align-self: start;
    font-size: ${text.small};
    ol {
      padding: 0;
      list-style: none;
    }
    a {
      display: block;
      padding-block: ${space(0.5)};
    }
  }
`;

export const partId = (title: string): string => `part-${title.toLowerCase().replaceAll(' ', '-')}`;

export function FormContents({ titles }: { titles: readonly string[] }) {
  if (titles.length < 2) return null;
  return (
    <Nav aria-label={texts.formContents}>
      <strong>{texts.formContents}</strong>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${partId(title)}`} onClick={(event) => goTo(event, partId(title))}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

/** Scrolls without a history entry. */
function goTo(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

const Bar = styled(Row)`
  position: sticky;
  z-index: 4;
  bottom: 0;
  margin-inline: -${space(3)};
  margin-bottom: -${space(3)};
  padding: ${space(1)};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 14px 14px;
  background: ${color.sheet};
  gap: ${space(0.5)};
  > button {
    flex: 1 1 auto;
    padding-inline: ${space(0.5)};
    font-size: ${text.small};
  }
  ${wide.tablet} {
    gap: ${space(2)};
    padding: ${space(1.5)} ${space(3)};
    > button {
      flex: none;
      padding-inline: ${space(2.5)};
      font-size: inherit;
    }
  }
`;

export const SaveBar = ({ children }: { children: ReactNode }) => <Bar>{children}</Bar>;
