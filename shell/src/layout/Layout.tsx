import { identity } from '@university/shared/identity';
import { color, space } from '@university/shared/kit';
import { memo } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { Slot } from '../site/slots/Slot';
import { Header } from './header/Header';
import { MissingCode } from './messages/MissingCode';
import { Alerts, DemonstrationDay, Effects, Foot, Trail, Utilities } from './islands';
import { texts } from '../site/texts';
import { Toasts } from './messages/Toasts';

const Skip = styled.a`
  position: absolute;
  left: ${space(2)};
  top: -4rem;
  z-index: 70;
  padding: ${space(1)} ${space(2)};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 700;
  &:focus {
    top: ${space(1)};
  }
`;

const Main = styled.main`
  min-height: 60vh;
`;

/** Stateless: an update before hydration would discard the server's HTML. */
export const Layout = memo(function Layout() {
  return (
    <>
      <Skip href="#content">{texts.skip}</Skip>
      <Effects />
      {identity.demonstration && <DemonstrationDay />}
      <Alerts />
      <Utilities />
      <Header />
      <Trail />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Foot />
      <Slot name="home.popup" />
      <MissingCode />
      <Toasts />
    </>
  );
});
