import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { color, Container, space, text, wide } from '@university/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Logo } from './Logo';
import { MenuButton, Navigation } from './Navigation';
import { SearchButton } from './SearchButton';

/** Pixels scrolled before the header turns compact. Source: specification, section 9. */
export const COMPACT_FROM = 100;

const Masthead = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(2)};
`;

const Name = styled(Link)`
  display: block;
  color: ${color.ink};
  font-size: ${text.large};
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  ${wide.tablet} {
    font-size: ${text.heading};
  }
`;

const Address = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
  a {
    color: inherit;
  }
`;

/** Sticks to the top. Its height never changes: turning compact only shows the name in room that was free. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 20;
  border-block: 1px solid ${color.line};
  background: ${color.sheet};
`;

const BarInside = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 56px;
`;

const CompactName = styled(Link)`
  margin-right: auto;
  color: ${color.ink};
  font-weight: 700;
  text-decoration: none;
  opacity: 0;
  visibility: hidden;
  transition: opacity 150ms;
  [data-compact='true'] & {
    opacity: 1;
    visibility: visible;
  }
`;

export function Header() {
  const isCompact = useScrolledPast(COMPACT_FROM);
  return (
    <>
      <Masthead as="header">
        <Logo size={64} />
        <div>
          <Name to="/">{identity.name}</Name>
          <Address>
            <a href={identity.mapUrl} target="_blank" rel="noopener noreferrer">
              {identity.addressLine}
            </a>
          </Address>
        </div>
      </Masthead>
      <Bar data-compact={isCompact}>
        <BarInside>
          <CompactName to="/">{identity.shortName}</CompactName>
          <Navigation />
          <SearchButton />
          <MenuButton />
        </BarInside>
      </Bar>
    </>
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
