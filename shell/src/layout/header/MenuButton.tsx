import styled from 'styled-components';
import { texts } from '../../site/texts';

export const BAR = '(min-width: 80rem)';

/** Used by the global style. */
export const DRAWER_ID = 'site-menu';

export const SEARCH_FORM_ID = 'site-search';

export const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  padding: 0 0 0 0.5rem;
  border: 0;
  background: none;
  font-weight: 700;
  cursor: pointer;
  @media ${BAR} {
    display: none;
  }
`;

export function MenuButton() {
  return (
    <Opener type="button" popoverTarget={DRAWER_ID}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {texts.menu}
    </Opener>
  );
}
