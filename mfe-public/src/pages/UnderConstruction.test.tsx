import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import UnderConstruction from './UnderConstruction';

test.each([
  ['/chancellor', 'Message from the Chancellor'],
  ['/administration/chancellor', 'Office of the Chancellor'],
  ['/campus/Pusa%20I%20Campus', 'Campus'],
  ['/campus/zone/west', 'Campuses of a zone'],
  ['/faculty/f-12', 'Faculty member'],
  ['/recruitment/archive/teaching', 'Recruitment archive'],
  ['/administration/administrative', 'Administrative offices'],
  ['/administration/administrative/registry/records', 'Administrative offices'],
])('%s names its section: %s', (path, title) => {
  renderPage(<UnderConstruction />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
  expect(screen.getByText('This section is being built.')).toBeInTheDocument();
});
