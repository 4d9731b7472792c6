import { proseOf } from '@university/shared/prose';
import { reservationBlock } from './block';

const seats = [
  { group: 'Regions', name: 'The port', code: 'P', seats: '85%', rule: 'A school of the port' },
  { group: 'Within every category', name: '[Wards](javascript:alert(1))', code: null, seats: '5%', rule: null },
];

async function shown(block: string) {
  const page = document.createElement('div');
  page.innerHTML = (await proseOf(reservationBlock({ seats }, block))) ?? '';
  return [...page.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    ...[...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  ]);
}

test('all seats are a table a group; what is typed stays a text', async () => {
  expect(await shown('reservation')).toEqual([
    ['Regions', ['The port', 'P', '85%', 'A school of the port']],
    ['Within every category', ['[Wards](javascript:alert(1))', '', '5%', '']],
  ]);
});

test('one group is a table by its name, and one that nobody has is nothing', async () => {
  expect(await shown('reservation-within-every-category')).toEqual([
    ['Within every category', ['[Wards](javascript:alert(1))', '', '5%', '']],
  ]);
  expect(reservationBlock({ seats }, 'reservation-others')).toBe('');
});

test('in another language a group is found by the name that the API gives it', () => {
  const row = { group: 'क्षेत्र', group_id: 'regions', name: 'बंदरगाह', code: 'P', seats: '85%', rule: null };
  expect(reservationBlock({ seats: [row] }, 'reservation-regions')).toContain('बंदरगाह');
  expect(reservationBlock({ seats: [row] }, 'reservation-क्षेत्र')).toBe('');
});
