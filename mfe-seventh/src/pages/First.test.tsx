import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { texts } from '../texts';
import First from './First';

test('says what it is about', () => {
  renderPage(<First />, { path: '/seventh' });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
});
