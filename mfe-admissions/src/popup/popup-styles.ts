import { Link } from '@university/shared/router';
import { color, radius, shadow, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';

/**
 * Looks the same whether modal or not, so that nothing moves on hydration: `::backdrop` exists for modals only, hence
 * the shadow.
 */
const FROM_TOP = `max(${space(2)}, 12dvh)`;

export const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: 1000;
  width: min(40rem, calc(100vw - ${space(4)}));
  height: fit-content;
  max-width: none;
  max-height: calc(100dvh - 2 * ${FROM_TOP});
  /* Its top does not move while the rest of it is on its way. */
  margin: ${FROM_TOP} auto auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-top: 6px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: 0 0 0 100vmax color-mix(in srgb, ${color.night} 66%, transparent), ${shadow.float};
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: transparent;
  }
  @media print {
    display: none;
  }
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  & > form {
    display: contents;
  }
`;

export const Heading = styled.h2`
  padding-right: ${space(6)};
  font-size: ${text.heading};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    padding-left: ${space(3)};
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.5em;
    width: 0.6em;
    height: 0.6em;
    rotate: 45deg;
    background: ${color.accent};
  }
`;

export const Links = styled.nav`
  display: grid;
  gap: ${space(1)};
  ${wide.phone} {
    grid-template-columns: repeat(3, auto);
  }
`;

/** Looks like a quiet button of the kit, whose code would be on every first page. */
export const QuietLink = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 48px;
  padding: ${space(1)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.small};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  &:hover {
    background: ${color.band};
  }
`;

export const CloseButton = styled.button`
  position: absolute;
  top: ${space(1.5)};
  right: ${space(1.5)};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  &:hover {
    background: ${color.band};
    color: ${color.ink};
  }
`;
