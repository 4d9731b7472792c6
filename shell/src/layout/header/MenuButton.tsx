import styled from 'styled-components';
import { texts } from '../../site/texts';

/** From this width on the ten items of the navigation stand in one line; below it they stand in a drawer. */
export const BAR = '(min-width: 80rem)';

/** The global style locks the page behind the drawer by this id. */
export const DRAWER_ID = 'site-menu';

/** The form of the header that opens search; buttons elsewhere belong to it too. */
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

/** Opens the drawer by the platform's own means, so that it works before and without scripts. */
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
