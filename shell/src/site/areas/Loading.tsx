import { calm, color, space } from '@university/shared/kit';
import styled, { keyframes } from 'styled-components';
import { Logo } from '../Logo';
import { texts } from '../texts';

const slide = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

/** A screen high, so that the footer does not jump. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 100vh;
  background: var(--grey);
`;

const Track = styled.div`
  width: 9rem;
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: ${color.line};
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: 3px;
    background: ${color.accent};
    animation: ${slide} 1.1s ease-in-out infinite;
  }
  ${calm} {
    &::after {
      width: 100%;
      animation: none;
    }
  }
`;

export function Loading() {
  return (
    <Screen>
      <Logo size={72} />
      <Track />
      <p role="status">{texts.loading}</p>
      <noscript>{texts.needsScripts}</noscript>
    </Screen>
  );
}
