import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFound } from './NotFound';

test('has the texts of the specification and the way home', () => {
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(screen.getByText('Page Not Found')).toBeVisible();
  expect(
    screen.getByText(
      'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
});
