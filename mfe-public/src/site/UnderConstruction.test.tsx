import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import UnderConstruction from './UnderConstruction';

test.each([
  ['/UGC-Guidelines', 'UGC guidelines'],
  ['/administration/Support-Services', 'Support services'],
  ['/administration/Other-Academic-Units', 'Other academic units'],
])('%s names its section: %s', (path, title) => {
  renderPage(<UnderConstruction />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
  expect(screen.getByText('This section is being built.')).toBeInTheDocument();
});
