import { addDays, today } from '@university/shared/time';
import { dueInWords } from './texts';

it.each([
  ['overdue', { due: '2020-03-04', status: 'open', overdue: true } as const, /^4 Mar 2020, overdue$/],
  ['closed', { due: '2020-03-04', status: 'settled', overdue: false } as const, /^4 Mar 2020$/],
  ['today', { due: today(), status: 'open', overdue: false } as const, /, today$/],
  ['tomorrow', { due: addDays(today(), 1), status: 'open', overdue: false } as const, /, in 1 day$/],
  ['later', { due: addDays(today(), 9), status: 'in-progress', overdue: false } as const, /, in 9 days$/],
])('%s', (_, line, expected) => expect(dueInWords(line)).toMatch(expected));
