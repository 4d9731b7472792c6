import { act, fireEvent, render, screen } from '@testing-library/react';
import '../../testing/dialog';
import { IDLE_LIMIT, IDLE_WARNING } from './use-idle';
import { Watch } from './Watch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const onSignOut = jest.fn();
  render(<Watch onSignOut={onSignOut} />);
  return onSignOut;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

test('after thirteen minutes without anybody it asks, after fifteen it ends', () => {
  const onSignOut = open();
  pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
  expect(warning()).not.toBeInTheDocument();
  pass(1_000);
  expect(warning()).toBeInTheDocument();
  expect(warning()).toHaveTextContent(/signed out in 2 minutes/);
  expect(onSignOut).not.toHaveBeenCalled();
  pass(IDLE_WARNING);
  expect(onSignOut).toHaveBeenCalledWith('idle');
});

test.each(['keyDown', 'pointerDown', 'scroll'] as const)('%s is somebody', (event) => {
  const onSignOut = open();
  pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
  fireEvent[event](window);
  pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
  expect(warning()).not.toBeInTheDocument();
  expect(onSignOut).not.toHaveBeenCalled();
});

test('who says so stays', () => {
  const onSignOut = open();
  pass(IDLE_LIMIT - IDLE_WARNING);
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(warning()).not.toBeInTheDocument();
  pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
  expect(onSignOut).not.toHaveBeenCalled();
});

test('Escape says so too', () => {
  open();
  pass(IDLE_LIMIT - IDLE_WARNING);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(warning()).not.toBeInTheDocument();
});

test('while it asks, a pointer that moves by is nobody', () => {
  const onSignOut = open();
  pass(IDLE_LIMIT - IDLE_WARNING);
  fireEvent.pointerMove(window);
  expect(warning()).toBeInTheDocument();
  pass(IDLE_WARNING);
  expect(onSignOut).toHaveBeenCalledWith('idle');
});

test('one can sign out at once', () => {
  const onSignOut = open();
  pass(IDLE_LIMIT - IDLE_WARNING);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
  expect(onSignOut).toHaveBeenCalledWith('left');
});

test('a machine that slept past the limit ends it when it wakes', () => {
  const onSignOut = open();
  jest.setSystemTime(Date.now() + 2 * IDLE_LIMIT);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onSignOut).toHaveBeenCalledWith('idle');
});
