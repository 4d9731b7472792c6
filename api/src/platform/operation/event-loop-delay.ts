import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds; also the resolution of the measurement that is taken off it. */
const RESOLUTION = 20;

/** Starts to measure how late the event loop is. @returns the mean of the last whole second, and a function that stops */
export function eventLoopDelay(): { read: () => number; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  let last = 0;
  histogram.enable();
  const timer = setInterval(() => {
    last = Number.isFinite(histogram.mean) ? Math.max(0, histogram.mean / 1e6 - RESOLUTION) : 0;
    histogram.reset();
  }, 1_000).unref();
  return {
    read: () => last,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
