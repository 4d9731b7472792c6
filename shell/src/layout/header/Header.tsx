import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { color, Container, narrow, shadow, space, text, wide } from '@university/shared/kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Logo } from '../../site/Logo';
import { useStaffArea } from '../../site/staff-area';
import { DRAWER_ID, MenuButton } from './MenuButton';
import { Menus } from '../islands';
import { SearchButton } from './SearchButton';
import { texts } from '../../site/texts';

/** Pixels. Source: specification, section 9. */
export const COMPACT_FROM = 100;

const BAR_HEIGHT = '58px';

const BUTTONS = '9rem';

/** With a box, the bar would stick only inside it. */
const Frame = styled.header`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

const Masthead = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(2)};
  ${narrow.phone} {
    gap: ${space(1)};
    min-height: ${BAR_HEIGHT};
    margin-bottom: -${BAR_HEIGHT};
    padding-block: 0;
    padding-right: ${BUTTONS};
    [role='img'] {
      zoom: 0.7;
    }
  }
`;

const Name = styled(Link)`
  display: block;
  min-height: 24px;
  color: ${color.ink};
  font-size: ${text.small};
  font-weight: 700;
  line-height: 1.15;
  text-decoration: none;
  ${wide.phone} {
    font-size: ${text.large};
    line-height: 1.2;
  }
  ${wide.tablet} {
    font-size: ${text.heading};
  }
`;

const Address = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
  ${narrow.phone} {
    line-height: 1.3;
  }
  a {
    display: inline-block;
    min-height: 24px;
    color: inherit;
  }
`;

/** Constant height: compacting only reveals the name. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 20;
  border-block: 1px solid ${color.line};
  background: ${color.sheet};
  &[data-compact='true'] {
    box-shadow: ${shadow.float};
  }
  ${narrow.phone} {
    pointer-events: none;
    &[data-compact='false'] {
      background: none;
    }
    a,
    button,
    [popover] {
      pointer-events: auto;
    }
  }
`;

const BarInside = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0;
  min-height: 56px;
  ${wide.phone} {
    gap: ${space(1)};
  }
  /* What comes first is where it stays, also while the rest of the page is on its way. */
  & > search {
    margin-left: auto;
  }
`;

const CompactName = styled(Link)`
  color: ${color.ink};
  font-weight: 700;
  text-decoration: none;
  visibility: hidden;
  [data-compact='true'] & {
    visibility: visible;
  }
`;

export function Header() {
  const isCompact = useScrolledPast(COMPACT_FROM);
  useEffect(() => {
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);
  return (
    <Frame hidden={useStaffArea()}>
      <Masthead>
        <Logo size={64} />
        <div>
          <Name to="/">{identity.name}</Name>
          <Address>
            {identity.mapUrl ? (
              <a href={identity.mapUrl} target="_blank" rel="noopener noreferrer">
                {identity.addressLine}
              </a>
            ) : (
              identity.addressLine
            )}
          </Address>
        </div>
      </Masthead>
      <Bar data-compact={isCompact}>
        <BarInside>
          <CompactName to="/" aria-label={`${identity.shortName}: ${texts.home}`}>
            {identity.shortName}
          </CompactName>
          <Menus />
          <SearchButton />
          <MenuButton />
        </BarInside>
      </Bar>
    </Frame>
  );
}

function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return isPast;
}

/** Not in the menu's code: it must work before that is loaded. */
function closeByEscape(event: KeyboardEvent): void {
  const open = event.key === 'Escape' && document.activeElement?.closest(`#${DRAWER_ID} details[open]`);
  if (!open) return;
  // Or the drawer would close too.
  event.preventDefault();
  open.removeAttribute('open');
  open.querySelector('summary')?.focus();
}
