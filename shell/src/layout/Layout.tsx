import { Outlet } from 'react-router-dom';
import { Slot } from '../site/Slot';

export function Layout() {
  return (
    <>
      <header>University</header>
      <main id="main">
        <Outlet />
      </main>
      <Slot name="home.popup" />
    </>
  );
}
