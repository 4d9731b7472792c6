import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteContext } from '../../site/contexts';
import { LanguageSwitch } from './LanguageSwitch';

const open = (languages?: readonly ['hi']) =>
  render(
    <MemoryRouter initialEntries={['/courses?level=ug']}>
      <SiteContext value={{ routes: [], slots: [], remotes: {}, ...(languages && { languages }) }}>
        <LanguageSwitch />
      </SiteContext>
    </MemoryRouter>,
  );

test('leads to the same page in the other language, whose name it says in that language', () => {
  open(['hi']);
  const link = screen.getByRole('link', { name: 'हिंदी' });
  expect(link).toHaveAttribute('href', '/hi/courses?level=ug');
  expect(link).toHaveAttribute('lang', 'hi-IN');
  expect(link).toHaveAttribute('hreflang', 'hi-IN');
});

test('a site in one language has no switch', () => {
  open();
  expect(screen.queryByRole('link')).toBeNull();
});
