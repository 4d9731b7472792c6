import { render, screen, within } from '@testing-library/react';
import { Table } from './Table';
import { TableRows } from './TableRows';

const COLUMNS = ['Paid for', { name: 'Amount', isNumber: true }];

const texts = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('a table has its caption, and a frame of the same name that the keyboard reaches', () => {
  render(<Table caption="Fees" columns={COLUMNS} rows={[['Library', 500]]} />);
  const frame = screen.getByRole('region', { name: 'Fees' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('table', { name: 'Fees' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Library' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '500' })).toHaveAttribute('data-number');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('data-number');
  expect(screen.getByRole('columnheader', { name: 'Paid for' })).not.toHaveAttribute('data-number');
});

test('groups stand below their titles, each with its sums', () => {
  render(
    <Table
      caption="Fees"
      columns={COLUMNS}
      groups={[
        { title: 'Every semester', rows: [['Tuition', 100]], sums: [['Together', 100]] },
        { title: 'Once', rows: [['Card', 5]] },
      ]}
    />,
  );
  const [, ...groups] = screen.getAllByRole('rowgroup');
  expect(groups.map((group) => within(group).getAllByRole('row').map(texts))).toEqual([
    [['Every semester'], ['Tuition', '100'], ['Together', '100']],
    [['Once'], ['Card', '5']],
  ]);
  expect(screen.getByRole('row', { name: 'Together 100' })).toHaveAttribute('data-sum');
  expect(screen.getByRole('row', { name: 'Tuition 100' })).not.toHaveAttribute('data-sum');
});

test('rows stand in a table of another look as well', () => {
  render(
    <table aria-label="Offices">
      <TableRows columns={['Office', 'What for']} groups={[{ rows: [['Registrar', 'Appeals']] }]} />
    </table>,
  );
  expect(
    within(screen.getByRole('table', { name: 'Offices' }))
      .getAllByRole('row')
      .map(texts),
  ).toEqual([
    ['Office', 'What for'],
    ['Registrar', 'Appeals'],
  ]);
});
