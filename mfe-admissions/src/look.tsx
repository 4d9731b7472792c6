import { identity } from '@university/shared/identity';
import { color, space, text, wide, notPrinted } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(6)};
    align-items: start;
  }
`;

export const ScreenOnly = styled.div`
  ${notPrinted}
`;

export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  font-weight: 700;
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: 1.2em;
`;

export const MessageTitle = styled.h2`
  font-size: ${text.large};
`;

export const Summary = styled.summary`
  min-height: 44px;
  padding-block: 0.5rem;
  cursor: pointer;
`;

const Line = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

export function StatusLine({ children }: { children: ReactNode }) {
  return <Line role="status">{children}</Line>;
}

export function HelpDesk() {
  return <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>;
}
