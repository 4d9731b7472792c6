import { act, render, screen } from '@testing-library/react';
import { TimeLeft } from './TimeLeft';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('counts down in sight, and is read out once', () => {
  render(<TimeLeft until={125_000} />);
  const seen = screen.getByText('2 minutes 5 seconds');
  expect(seen).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('about 3 minutes')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3_000));
  expect(seen).toHaveTextContent('2 minutes 2 seconds');
  expect(screen.getByText('about 3 minutes')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200_000));
  expect(seen).toHaveTextContent('0 seconds');
});
