import { MINUTE } from '@university/shared/time';
import { START } from '../../testing/start';
import { changeTo } from './change';
import type { AllotmentRow } from './repository';

const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);

const row = (more: Partial<AllotmentRow> = {}) =>
  ({ status: 'pending', takeBackMinutes: 60, closesAt: after(1_000), ...more }) as AllotmentRow;

const change = (status: Parameters<typeof changeTo>[0], more?: Partial<AllotmentRow>, isTakenBack = false) =>
  changeTo(status, row(more), { at: START, isTakenBack });

test('a decision can be taken back to what was before, for the minutes of the round', () => {
  const promise = { decidedAt: START, takeBackUntil: after(60) };
  expect(change('freeze')).toEqual({ status: 'freeze', ...promise, takeBackTo: 'pending' });
  expect(change('float')).toEqual({ status: 'float', ...promise, takeBackTo: 'pending' });
  expect(change('freeze', { status: 'float' })).toEqual({ status: 'freeze', ...promise, takeBackTo: 'float' });
});

test('but no longer than the window is open, and never where the round says so', () => {
  expect(change('reject', { closesAt: after(30) }).takeBackUntil).toEqual(after(30));
  expect(change('reject', { takeBackMinutes: 1 }).takeBackUntil).toEqual(after(1));
  expect(change('reject', { takeBackMinutes: 0 })).toMatchObject({ takeBackUntil: null, takeBackTo: null });
});

test('nothing is promised for what was taken back', () => {
  const nothing = { takeBackUntil: null, takeBackTo: null };
  expect(change('pending', { status: 'freeze' }, true)).toEqual({ status: 'pending', decidedAt: null, ...nothing });
  expect(change('freeze', { status: 'float' }, true)).toMatchObject(nothing);
});
