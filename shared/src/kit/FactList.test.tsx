import { render, screen } from '@testing-library/react';
import { FactColumns, FactLines, FactList } from './FactList';

test.each([
  ['cells', FactList],
  ['columns', FactColumns],
  ['lines', FactLines],
])('in %s each fact stands with its term, and those without a value are left out', (_, Facts) => {
  render(
    <Facts
      facts={[
        { term: 'Seats', value: 0 },
        { term: 'Fee', value: null },
        { term: 'Order', value: '' },
        { term: 'Code', value: <b>BCA</b>, width: 'half' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Seats', 'Code']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', 'BCA']);
});
