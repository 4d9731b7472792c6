import { langOf } from '../language';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Jaali } from './Jaali';
import { Container, PageTitle } from './layout';
import { color, space, text, wide, width } from './tokens';

const Band = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.night};
  color: ${color.onNight};
  padding-block: ${space(2.5)} ${space(3)};
  ${wide.tablet} {
    padding-block: ${space(6)};
  }
  @media print {
    background: none;
    color: inherit;
  }
`;

const Pattern = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: min(22rem, 60%);
  /* On a phone the text runs over it. */
  opacity: 0.14;
  mask-image: linear-gradient(to left, black, transparent);
  ${wide.tablet} {
    opacity: 0.3;
  }
  @media print {
    display: none;
  }
`;

const Inner = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  align-items: center;
  ${wide.phone} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, min(26rem, 42%));
  }
`;

const Lead = styled.p`
  max-width: ${width.text};
  margin-top: ${space(1)};
  color: ${color.onNightMuted};
  font-size: ${text.large};
  line-height: 1.45;
  @media print {
    color: inherit;
  }
`;

interface Props {
  title: string;
  lead?: ReactNode;
  seed?: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** The page's h1. */
export function PageHeader({ title, lead, seed = title, picture, children }: Props) {
  return (
    <Band>
      {!picture && (
        <Pattern aria-hidden="true">
          <Jaali seed={seed} />
        </Pattern>
      )}
      <Inner>
        <div>
          <PageTitle tabIndex={-1} lang={langOf(title)}>
            {title}
          </PageTitle>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </div>
        {picture}
      </Inner>
    </Band>
  );
}
