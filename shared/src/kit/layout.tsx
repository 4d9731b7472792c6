import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isThere } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import { kitTexts } from './texts';
import { color, radius, shadow, space, text, wide, width } from './tokens';

export const Container = styled.div`
  width: 100%;
  max-width: calc(${width.page} + ${space(6)});
  margin-inline: auto;
  padding-inline: ${space(2)};
  ${wide.tablet} {
    padding-inline: ${space(3)};
  }
`;

/** `$band` sets a background. */
export const Section = styled.section<{ $band?: boolean }>`
  padding-block: ${space(4)};
  background: ${({ $band }) => ($band ? color.band : 'transparent')};
  ${wide.tablet} {
    padding-block: ${space(8)};
  }
`;

/** `$gap` in steps of 8 px. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 2 }) => space($gap)};
`;

export const Row = styled.div<{ $gap?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 2 }) => space($gap)};
`;

export const Grid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '17rem' }) => $min}, 100%), 1fr));
  gap: ${space(3)};
`;

export const Card = styled.div`
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.card};
  padding: ${space(3)};
`;

export const PageTitle = styled.h1`
  font-size: ${text.title};
`;

export const SectionTitle = styled.h2`
  font-size: ${text.heading};
`;

export const Prose = styled.div`
  max-width: ${width.text};
  & > * + * {
    margin-top: ${space(2)};
  }
`;

export const Muted = styled.p`
  color: ${color.muted};
`;

export const Badge = styled.span`
  display: inline-block;
  padding: 0 ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.band};
  font-size: ${text.small};
  line-height: 1.6;
  font-weight: 700;
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const GuideLink = ({ to, children }: { to: string; children: ReactNode }) =>
  isThere(to) && (
    <p>
      <Link to={to}>{children}</Link>
    </p>
  );

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true"> ↗</span>
      <VisuallyHidden> {kitTexts.newTab}</VisuallyHidden>
    </a>
  );
}
